import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedTexts } from '@hub/contracts/shared';
import { ticketTexts, type TicketCode } from '@hub/contracts/tickets';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'contracts', 'src', 'tickets');

it('has a sentence in every language for each code of the forms', () => {
  const sources = readdirSync(folder).filter((name) => /^(?!texts)[\w-]+(?<!\.spec)\.ts$/.test(name));
  const codes = sources.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=')[A-Z]+_[A-Z_]+(?=')/g) ?? [],
  );
  expect(codes.length).toBeGreaterThan(30);
  for (const code of new Set(codes)) {
    const text = { ...sharedTexts, ...ticketTexts }[code as TicketCode];
    expect(text, code).toMatchObject({ tw: /./, en: /./ });
  }
});
