import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileMissing, openFileStore, type FileStore } from '../../src/files/index.ts';
import { startS3 } from './s3-server.ts';

const servers = {
  folder: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-store-'));
    return { url: pathToFileURL(folder).href, close: () => rm(folder, { recursive: true, force: true }) };
  },
  's3 server': () => startS3(),
};

describe.each(Object.entries(servers))('a file store on a %s', (_, start) => {
  let server: { url: string; close(): Promise<void> };
  let store: FileStore;
  let scratch: string;

  beforeAll(async () => {
    server = await start();
    store = await openFileStore(server.url);
    scratch = await mkdtemp(join(tmpdir(), 'hub-scratch-'));
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await rm(scratch, { recursive: true, force: true });
  });

  const read = async (key: string) => {
    const { stream, bytes } = await store.get(key);
    const body = await buffer(stream);
    expect(bytes).toBe(body.length);
    return body;
  };
  const keysOf = async (prefix: string, after?: string | null, limit?: number) =>
    (await store.list(prefix, after, limit)).files.map(({ key }) => key);

  it('gives back what was put, from memory and from a file', async () => {
    const body = randomBytes(5_000_000);
    const path = join(scratch, 'sent');
    await writeFile(path, body);
    await store.put('q/2026/11/memory', body);
    await store.put('q/2026/11/file.view', { path });
    expect((await read('q/2026/11/memory')).equals(body)).toBe(true);
    expect((await read('q/2026/11/file.view')).equals(body)).toBe(true);
  });

  it('gives back a file that is too large to be held as a whole', async () => {
    const body = randomBytes(35_000_000);
    const path = join(scratch, 'large');
    await writeFile(path, body);
    await store.put('q/2026/11/large.csv', { path });
    expect((await read('q/2026/11/large.csv')).equals(body)).toBe(true);
    expect(await keysOf('q/2026/11/large')).toEqual(['q/2026/11/large.csv']);
    // Thirty-five megabytes through a store in this process are slow on a crowded machine.
  }, 60_000);

  it('keeps a file of no bytes', async () => {
    await store.put('empty/none', new Uint8Array());
    expect((await read('empty/none')).length).toBe(0);
  });

  it('replaces what stands under a key', async () => {
    await store.put('again/one', Buffer.from('first'));
    await store.put('again/one', Buffer.from('second'));
    expect((await read('again/one')).toString()).toBe('second');
  });

  it('says of a missing file that it is missing', async () => {
    await expect(store.get('not/here')).rejects.toBeInstanceOf(FileMissing);
    expect(await store.exists('not/here')).toBe(false);
    await store.put('not/empty', Buffer.from('a'));
    expect(await store.exists('not')).toBe(false);
    await expect(store.get('not')).rejects.toBeInstanceOf(FileMissing);
  });

  it('removes, and removes again', async () => {
    await store.put('gone/one', Buffer.from('a'));
    expect(await store.exists('gone/one')).toBe(true);
    await store.remove('gone/one');
    await store.remove('gone/one');
    expect(await store.exists('gone/one')).toBe(false);
  });

  it('lists in the order of the signs, in pages, by a prefix that may end anywhere', async () => {
    const keys = ['l/b.thumb', 'l/b-1', 'l/a/2', 'l/a/1', 'lo/1', 'l/c', 'l2/1'];
    for (const key of keys) await store.put(key, Buffer.from(key));
    const sorted = [...keys].sort();
    expect(await keysOf('l')).toEqual(sorted);
    expect(await keysOf('l/')).toEqual(sorted.filter((key) => key.startsWith('l/')));
    expect(await keysOf('l/b')).toEqual(['l/b-1', 'l/b.thumb']);
    expect(await keysOf('l/a/')).toEqual(['l/a/1', 'l/a/2']);
    expect(await keysOf('nothing/')).toEqual([]);
    for (const size of [1, 2, 3, 6, 7, 8]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await store.list('l', after, size);
        expect(page.files.length).toBeLessThanOrEqual(size);
        seen.push(...page.files.map(({ key }) => key));
        after = page.next;
      } while (after);
      expect(seen).toEqual(sorted);
    }
    const [first] = (await store.list('l/b-1')).files;
    expect(first).toMatchObject({ key: 'l/b-1', bytes: 5 });
    expect(Math.abs(Date.now() - (first?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('goes on in the listing when the last seen file is gone', async () => {
    for (const key of ['p/1', 'p/2', 'p/3']) await store.put(key, Buffer.from('a'));
    const page = await store.list('p/', null, 2);
    await store.remove('p/2');
    expect(await keysOf('p/', page.next)).toEqual(['p/3']);
  });

  it.each([
    ['nothing', ''],
    ['a way up', '../secret'],
    ['a way up inside', 'a/../../secret'],
    ['an absolute path', '/etc/passwd'],
    ['a hidden part', 'a/.unfinished'],
    ['an empty part', 'a//b'],
    ['an ending slash', 'a/'],
    ['a backslash', 'a\\..\\b'],
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['words of a person', 'a/照片'],
    ['an escape', 'a/%2e%2e/b'],
    ['too many signs', 'a'.repeat(201)],
  ])('refuses a key with %s', async (_case, key) => {
    await expect(store.put(key, Buffer.from('a'))).rejects.toBeInstanceOf(TypeError);
    await expect(store.get(key)).rejects.toBeInstanceOf(TypeError);
    await expect(store.exists(key)).rejects.toBeInstanceOf(TypeError);
    await expect(store.remove(key)).rejects.toBeInstanceOf(TypeError);
  });
});

/** Of two writers of one key a bucket keeps one by its own doing; a folder does by ours. */
it('a file store in a folder never mixes two writers of one key', async () => {
  const server = await servers.folder();
  const store = await openFileStore(server.url);
  const bodies = Array.from({ length: 8 }, (_, i) => Buffer.alloc(300_000, i));
  await Promise.all(bodies.map((body) => store.put('race/one', body)));
  const body = await buffer((await store.get('race/one')).stream);
  expect(body.length).toBe(300_000);
  expect(new Set(body).size).toBe(1);
  await store.close();
  await server.close();
});
