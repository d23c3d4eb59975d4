import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { readFacade } from './read-facade.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hub-facade-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: [],
};

function read(part: string) {
  writeFileSync(join(folder, 'part.ts'), part);
  writeFileSync(join(folder, 'index.ts'), "export * from './part.ts';\n");
  const { rows, given } = readFacade(join(folder, 'index.ts'), `${folder}/`, options);
  return { lines: rows.map(({ name, text }) => `${name} ${text}`), rows, given: [...given] };
}

it('a function is told by what it takes and gives, not by how it takes it apart', () => {
  const { lines } = read(`
    type Inner = { to: string };
    export function Tile({ title, ...inner }: TileProps, size = 3): string { return title + size + inner.to; }
    export type TileProps = Inner & { title: string; /** Of the end. */ end?: number };
    export const twice = <T>(one: T) => [one, one];
  `);
  expect(lines).toEqual([
    'Inner type {…}',
    'Inner.to : string',
    'Tile (props: TileProps, size?: number) => string',
    'TileProps type Inner & {…}',
    'TileProps.end ?: number',
    'TileProps.title : string',
    'twice <T>(one: T) => T[]',
  ]);
});

it('tells what callers hand in from what they get', () => {
  const { given } = read(`
    type Answer = { id: number };
    type Wish = { words: string };
    export type Wanted = { wish: Wish };
    export const ask = (wanted: Wanted): Answer => ({ id: wanted.wish.words.length });
  `);
  expect(given.sort()).toEqual(['Wanted', 'Wish']);
});

it('reads since when something is deprecated', () => {
  const { rows } = read(`
    /** @deprecated since 1.3.0: use other */
    export const one = 1;
    /** @deprecated */
    export const two = 2;
    export const three = 3;
  `);
  const since = Object.fromEntries(rows.map(({ name, deprecated }) => [name, deprecated]));
  expect(since).toEqual({ one: '1.3.0', two: '', three: undefined });
});

it('shows a class without its bodies and what is private', () => {
  const { lines } = read(`
    export class Fault extends Error {
      private readonly hidden = 1;
      constructor(readonly file: string) { super(file); }
      name(): string { return this.file + this.hidden; }
    }
  `);
  expect(lines).toEqual(['Fault class extends Error { constructor(readonly file: string); name(): string }']);
});
