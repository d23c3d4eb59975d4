import { languages } from '@hub/contracts/shared';
import { dataRequestKinds } from '@hub/contracts/surveys';
import { expect, it } from 'vitest';
import { answerWords } from './answer.mail.ts';

const all = languages.flatMap((language) =>
  dataRequestKinds.flatMap((kind) => [true, false].map((isDone) => ({ language, kind, isDone }))),
);

it.each(all)('says in $language how $kind ended ($isDone)', ({ language, kind, isDone }) => {
  const { subject, body, rows, button, footer } = answerWords(language, {
    ...{ site: 'Player Hub', url: 'https://player.example', kind, isDone },
  });
  expect(subject).toContain('Player Hub');
  expect([...body, footer, rows[0]?.value].every(Boolean)).toBe(true);
  const path = isDone && kind !== 'delete' ? '/member/my-data' : '/support';
  expect(button?.href).toBe(`https://player.example${path}`);
});
