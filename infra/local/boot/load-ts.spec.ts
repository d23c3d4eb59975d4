import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withDecorators } from './places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hub-load-'));
const file = join(folder, 'decorated.ts');
afterAll(() => rmSync(folder, { recursive: true }));

const decorated = (word: string) => `
Object.assign(Reflect, { metadata: (kind: string, types: unknown[]) => () => print(kind, types) });
function print(kind: string, types: unknown[]): void {
  if (kind === 'design:paramtypes') process.stdout.write(types.map((type) => (type as { name: string }).name).join());
}
const Marked = (type: unknown): void => void type;
class Wanted { static word: string = '${word}'; }
@Marked class Wants { constructor(private readonly wanted: Wanted) {} }
process.stdout.write(' ' + Wanted.word + (Wants.name satisfies string));
`;

function runs(word: string): string {
  writeFileSync(file, decorated(word));
  return execFileSync(process.execPath, [...withDecorators, file], { encoding: 'utf8' });
}

it('keeps what decorators read, and notices that a file has changed', () => {
  expect(runs('before')).toBe('Wanted beforeWants');
  expect(runs('before')).toBe('Wanted beforeWants');
  expect(runs('after')).toBe('Wanted afterWants');
});
