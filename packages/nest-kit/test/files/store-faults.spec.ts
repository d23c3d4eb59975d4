import {
  mkdtemp,
  open,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileMissing, openFileStore, StoreUnavailable, type StoredPage } from '../../src/files/index.ts';
import { s3PlaceOf } from '../../src/files/store/s3-place.ts';
import { S3Store } from '../../src/files/store/s3-store.ts';
import { startS3 } from './s3-server.ts';

const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'hub-store-'));
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function s3Like(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  undo.push(() => (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  const place = s3PlaceOf(new URL(`s3://a:b@pictures?path-style=true&endpoint=http://127.0.0.1:${port}`));
  const store = new S3Store(place, { connect: 200, try: 200, call: 900, idle: 300 });
  undo.push(() => store.close());
  return store;
}

describe('a folder', () => {
  it('shows its files to nobody else and leaves no drafts', async () => {
    const root = await folder();
    const store = await openFileStore(pathToFileURL(root).href);
    await store.put('q/one', Buffer.from('a'));
    expect((await stat(join(root, 'q/one'))).mode & 0o077).toBe(0);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  it('sweeps the drafts of a crash when it opens, not those under way', async () => {
    const root = await folder();
    await openFileStore(pathToFileURL(root).href);
    await writeFile(join(root, '.unfinished/old'), 'a');
    await writeFile(join(root, '.unfinished/young'), 'a');
    const before = new Date(Date.now() - 2 * 3600_000);
    await utimes(join(root, '.unfinished/old'), before, before);
    await openFileStore(pathToFileURL(root).href);
    expect(await readdir(join(root, '.unfinished'))).toEqual(['young']);
  });

  it('orders files and folders of one beginning by their signs, page after page', async () => {
    const store = await openFileStore(pathToFileURL(await folder()).href);
    const keys = ['l/a-1', 'l/a.thumb', 'l/a/1', 'l/a/b/2', 'l/a0', 'l/b', 'l2/1'];
    for (const key of [...keys].reverse()) await store.put(key, Buffer.from('a'));
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: StoredPage = await store.list('l', after, 1);
      seen.push(...page.files.map(({ key }) => key));
      after = page.next;
    }
    expect(seen).toEqual(keys);
  });

  it('does not list what a link points to', async () => {
    const root = await folder();
    const store = await openFileStore(pathToFileURL(root).href);
    await store.put('q/one', Buffer.from('a'));
    await symlink('/etc', join(root, 'q/link'));
    expect((await store.list('')).files.map(({ key }) => key)).toEqual(['q/one']);
  });

  it('says that it is away when it cannot write, and keeps what it had', async () => {
    const root = await folder();
    const store = await openFileStore(pathToFileURL(root).href);
    await store.put('q/one', Buffer.from('old'));
    await expect(store.put('q/one', { path: join(root, 'no such source') })).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.put('q/one/under-a-file', Buffer.from('a'))).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await buffer((await store.get('q/one')).stream)).toString()).toBe('old');
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });
});

it('a folder that cannot be flushed costs nobody else their file', async () => {
  const root = await folder();
  const store = await openFileStore(pathToFileURL(root).href);
  for (const name of ['a', 'b', 'c']) await store.put(`${name}/before`, Buffer.from('a'));
  const some = await open(root);
  const handles = Object.getPrototypeOf(some) as FileHandle;
  const sync = handles.sync;
  await some.close();
  const [first, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const flush = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const path = await readlink(`/proc/self/fd/${this.fd}`);
    if (path === join(root, 'a')) throw Object.assign(new Error('no'), { code: 'EIO' });
    if (path === join(root, 'c')) await (first.resolve(), others.promise);
    return sync.call(this);
  });
  undo.push(() => flush.mockRestore());
  const slow = store.put('c/one', Buffer.from('a'));
  await first.promise;
  // Both come while a flush is under way, so they share the next round.
  const both = Promise.allSettled(['a/one', 'b/one'].map((key) => store.put(key, Buffer.from('a'))));
  for (const key of ['a/one', 'b/one']) await expect.poll(() => store.exists(key), { interval: 2 }).toBe(true);
  await sleep(20);
  others.resolve();
  await slow;
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

describe('an S3 server', () => {
  it('checks who signs', async () => {
    const server = await startS3(true);
    undo.push(() => server.close());
    const store = await openFileStore(server.url);
    await store.put('q/one', Buffer.from('a'));
    expect(await store.exists('q/one')).toBe(true);
    const stranger = await openFileStore(server.urlFor('WRONG'));
    await expect(stranger.put('q/two', Buffer.from('a'))).rejects.toThrow('SignatureDoesNotMatch 403');
    await expect(stranger.get('q/one')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('is asked again after a passing failure', async () => {
    let asked = 0;
    const store = await s3Like((request, response) => {
      asked += 1;
      request.resume().on('end', () => response.writeHead(asked < 3 ? 503 : 200).end());
    });
    await store.put('q/one', Buffer.from('a'));
    expect(asked).toBe(3);
  });

  it('is given up after three tries', async () => {
    let asked = 0;
    const store = await s3Like((request, response) => {
      asked += 1;
      request.resume().on('end', () => response.writeHead(500).end());
    });
    await expect(store.put('q/one', Buffer.from('a'))).rejects.toThrow('500');
    expect(asked).toBe(3);
  });

  it('is given up when it never answers', async () => {
    const store = await s3Like((request) => request.resume());
    await expect(store.exists('q/one')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.list('q/')).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('breaks off a body that stands still', async () => {
    const store = await s3Like((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
    });
    const { stream } = await store.get('q/one');
    await expect(buffer(stream)).rejects.toThrow();
  });

  it('lets a body take longer than a call may, as long as it goes on', async () => {
    const pieces = ['one ', 'two ', 'three ', 'four ', 'five ', 'six '];
    const store = await s3Like((_, response) => {
      response.writeHead(200, { 'content-length': String(pieces.join('').length) });
      const next = (at: number) => {
        response.write(pieces[at]);
        if (at + 1 < pieces.length) setTimeout(() => next(at + 1), 200);
      };
      next(0);
    });
    const { stream } = await store.get('q/one');
    expect((await buffer(stream)).toString()).toBe(pieces.join(''));
  });

  it('tells a bucket that is gone from a file that is gone', async () => {
    const store = await s3Like((request, response) => {
      const code = request.url?.includes('lost') ? 'NoSuchBucket' : 'NoSuchKey';
      response.writeHead(404, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    });
    await expect(store.get('q/one')).rejects.toBeInstanceOf(FileMissing);
    await expect(store.get('q/lost')).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

it.each([
  ['nothing', ''],
  ['another protocol', 'ftp://host/folder'],
  ['a bucket in capitals', 's3://a:b@-x'],
  ['an unknown setting', 's3://bucket-one?regoin=x'],
  ['a path', 's3://bucket-one/folder'],
  ['half of an identity', 's3://id@bucket-one'],
  ['an endpoint of another kind', 's3://bucket-one?endpoint=file:///etc'],
])('refuses the address of a store with %s', async (_, address) => {
  await expect(openFileStore(address)).rejects.toBeInstanceOf(TypeError);
});
