import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root, inRoot } from '../../infra/local/boot/places.mjs';

const EXPORTED =
  /^export (?:default |abstract |async |declare )*(?:function\*?|class|const|type|interface|enum) +(\w+)/gm;
/** A migration that ran keeps its name: databases have it. */
const MIGRATION = /\d{13}$/;

const unwanted = new Set(
  readFileSync(inRoot('docs', 'words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter(Boolean),
);

/** `runAnchor2` → run, anchor. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\d]+/g, ' ')
    .toLowerCase()
    .split(' ');

const unwantedIn = (source: string): string[] =>
  [...source.matchAll(EXPORTED)]
    .map(([, name = '']) => name)
    .filter((name) => !MIGRATION.test(name) && wordsOf(name).some((word) => unwanted.has(word)));

it('every name that a package gives away is a term of the field', () => {
  const files = globSync('packages/{contracts,nest-kit,web,forms,federation}/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) => unwantedIn(readFileSync(inRoot(file), 'utf8')).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
});

it('a name that is none is noticed', () => {
  expect(unwantedIn('export const keepAnchor = 1;\nexport class FactBox {}')).toEqual(['keepAnchor', 'FactBox']);
  expect(unwantedIn('export class KeepMacros1797310000000 {}')).toEqual([]);
});
