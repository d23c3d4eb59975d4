import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { openFileStore } from '@hub/nest-kit/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuildFiles } from '../src/static/build-files.ts';
import { BuildStore } from '../src/static/build-store.ts';
import { integrity } from './builds.ts';

const address = '/r/vip/v1/a.js';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-unkept-'));
  await mkdir(join(root, 'www'));
  // Where the folder of the builds would be is a file: nobody can write below it, not even who may do everything.
  await writeFile(join(root, 'www', 'r'), '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('a machine that can keep nothing serves what the store has, and says so once in a while', async () => {
  const store = await openFileStore(pathToFileURL(join(root, 'store')).href);
  const text = 'const a = 1;'.repeat(20);
  await store.put(address.slice(1), Buffer.from(text));
  await store.put(`${address}.br`.slice(1), brotliCompressSync(text));
  const warned: unknown[] = [];
  const log = { warn: (what: object) => void warned.push(what) };
  const builds = new BuildStore(join(root, 'www'), store, log);
  const files = new BuildFiles(join(root, 'www'), builds, async () => ({ [address]: integrity(text) }));
  const find = async (encoding: 'br' | 'identity') => (await files.find(address, [encoding], async () => {}))?.body;
  expect([await find('identity'), await find('br')]).toEqual([Buffer.from(text), brotliCompressSync(text)]);
  expect(warned).toEqual([expect.objectContaining({ code: 'BUILD_NOT_KEPT', address })]);
  await store.remove(address.slice(1));
  expect(await find('identity')).toEqual(Buffer.from(text));
});
