import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileStore, removeOrphans, type FileStore } from '../../src/files/index.ts';

const HOUR = 3600_000;
let root: string;
let store: FileStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hub-orphans-'));
  store = await openFileStore(pathToFileURL(root).href);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const keep = async (key: string, hours: number) => {
  await store.put(key, Buffer.from('a'));
  const at = new Date(Date.now() - hours * HOUR);
  await utimes(join(root, key), at, at);
};
const all = async () => (await store.list('')).files.map(({ key }) => key);

it('removes what no row names and what is older than a day, page by page', async () => {
  for (let i = 0; i < 10; i += 1) await keep(`q/2026/10/old${i}`, 25);
  await keep('q/2026/11/young', 23);
  await keep('v/2026/10/of-another-area', 99);
  const pages: number[] = [];
  const known = async (keys: string[]) => {
    pages.push(keys.length);
    return new Set(keys.filter((key) => /[02468]$/.test(key)));
  };
  expect(await removeOrphans({ store, prefix: 'q/', known, page: 3 })).toEqual({ seen: 11, removed: 5 });
  expect(Math.max(...pages)).toBe(3);
  expect(await all()).toEqual([
    ...[0, 2, 4, 6, 8].map((i) => `q/2026/10/old${i}`),
    'q/2026/11/young',
    'v/2026/10/of-another-area',
  ]);
  expect(await removeOrphans({ store, prefix: 'q/', known, page: 3 })).toEqual({ seen: 6, removed: 0 });
});

it('removes nothing when nobody can say what is known', async () => {
  await keep('q/one', 99);
  const known = () => Promise.reject(new Error('the database is away'));
  await expect(removeOrphans({ store, prefix: 'q/', known })).rejects.toThrow('the database is away');
  expect(await all()).toEqual(['q/one']);
});

it('stops between pages when it is told to', async () => {
  for (let i = 0; i < 4; i += 1) await keep(`q/${i}`, 99);
  const stop = new AbortController();
  const known = async () => {
    stop.abort();
    return new Set<string>();
  };
  const counts = await removeOrphans({ store, prefix: 'q/', known, page: 2, signal: stop.signal });
  expect(counts).toEqual({ seen: 2, removed: 2 });
});
