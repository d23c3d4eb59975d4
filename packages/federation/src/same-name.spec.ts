import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Compilation } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { defineRemote } from './define-remote.ts';
import { filesBelow } from './content-hash.ts';

const dir = import.meta.dirname;
const repository = join(dir, '..', '..', '..');
const out = mkdtempSync(join(tmpdir(), 'hub-remote-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const remote = defineRemote({
  dir,
  area: 'vip',
  port: 0,
  exposes: { './routes': './match.ts' },
  routes: [],
  name: { tw: 'VIP', en: 'VIP' },
} as Parameters<typeof defineRemote>[0]);

/** What each module is known by, from which its number is made. */
async function namesOfModules(): Promise<string[]> {
  const compiler = rspack(remote.bundle(out));
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((fault, stats) => (stats ? resolve(stats.compilation) : reject(fault)));
  });
  const names = [...compilation.modules].flatMap((module) => module.libIdent({ context: dir }) ?? []);
  expect(compilation.errors.map(({ message }) => message)).toEqual([]);
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return names;
}

it('a build is named the same in every folder: its modules are known by no path from the root, and all of its files are named', async () => {
  const names = await namesOfModules();
  expect(names).toContain('./match.ts');
  expect(names.filter((name) => decodeURIComponent(name).includes(repository))).toEqual([]);
  expect(await filesBelow(out)).toEqual(['remoteEntry.js']);
});
