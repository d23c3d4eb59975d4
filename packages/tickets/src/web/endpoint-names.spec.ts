import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const DEFINED = /\w+: `\$\{key\}_(\w+)`/g;

// All calls of a desk go into one store: of two with one name the second would silently answer for the first.
it('no two calls of a desk have one name', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.api.ts'));
  const names = files.flatMap((name) =>
    [...readFileSync(join(here, name), 'utf8').matchAll(DEFINED)].map(([, call]) => call),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
