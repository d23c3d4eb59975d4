import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Db } from '@hub/nest-kit/db';
import { openFileStore, type FileStore } from '@hub/nest-kit/files';
import type { AppError } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetUnpublished } from '../src/releases/forget-old-builds.ts';
import { putFile } from '../src/releases/put-file.ts';
import { reserveRoom, UNPUBLISHED_BYTES } from '../src/releases/unpublished-room.ts';
import { endOldCounts } from '../src/retention.ts';
import { aRemote } from './builds.ts';
import { HeldStore } from './held-store.ts';
import { ReleaseSite } from './release-site.ts';

const FILE = 100_000;
const on = new ReleaseSite();
let files: FileStore;
beforeAll(async () => {
  files = await openFileStore(pathToFileURL(on.stored).href);
});
afterEach(() => on.source.query('DELETE FROM build_put WHERE build NOT IN (SELECT build FROM remote_version)'));

const put = (build: string, name: string, bytes = FILE, area = 'events') =>
  on.call('PUT', `/${area}/builds/${build}/files/${name}`, Buffer.alloc(bytes, 'x'), area);
const aFile = (build: string) => ({ area: 'events', build, name: 'a.js', bytes: Buffer.alloc(FILE, 'x') });
const statusOf = async (...file: Parameters<typeof put>) => (await put(...file)).status;
/** Leaves so many bytes of the room of `events`. */
const leave = (bytes: number) =>
  on.source.query("INSERT INTO build_put (area, build, puts, bytes) VALUES ('events', 'junk', 1, ?)", [
    UNPUBLISHED_BYTES - bytes,
  ]);
const counted = async (build: string) => {
  const rows: { bytes: string }[] = await on.source.query('SELECT bytes FROM build_put WHERE build = ?', [build]);
  return rows.map(({ bytes }) => Number(bytes));
};
const age = (build: string, days: number) =>
  on.source.query('UPDATE build_put SET put_at = NOW(3) - INTERVAL ? DAY WHERE build = ?', [days, build]);
const forget = () => forgetUnpublished({ source: on.source, store: files, root: on.stored });
const there = (build: string, file: string) => files.exists(`r/events/${build}/${file}`);

describe('what an area does not publish', () => {
  it('has a bound, and whoever meets it reads what there is, what the bound is and what to do', async () => {
    await leave(FILE);
    expect(await statusOf('full', 'a.js')).toBe(204);
    expect(await put('full', 'b.js')).toEqual({
      status: 413,
      body: { msg: expect.stringMatching(/has 512 MB of files .* 512 MB is the most\. Publish .* 7 days after/) },
    });
    expect([await there('full', 'b.js'), await counted('full')]).toEqual([false, [FILE]]);
    expect(await statusOf('full', 'a.js', FILE, 'vip')).toBe(204);
  });

  it('counts a file again only by what it grows', async () => {
    await leave(FILE + 5000);
    for (const bytes of [FILE, FILE, FILE + 5000, FILE + 5000, FILE])
      expect(await statusOf('again', 'a.js', bytes)).toBe(204);
    expect([await statusOf('again', 'a.js', FILE + 1), await statusOf('again', 'b.js', 1)]).toEqual([413, 413]);
    expect(await counted('again')).toEqual([FILE + 5000]);
  });

  it('counts of the smallest file what a store needs for it, and keeps no row of what was refused', async () => {
    await leave(4096);
    expect([await statusOf('one', 'a.js', 1), await statusOf('two', 'a.js', 1)]).toEqual([204, 413]);
    expect([await counted('one'), await counted('two')]).toEqual([[4096], []]);
  });

  it('stays within it where many are sent at once, of one build and of many', async () => {
    await leave(5 * FILE);
    const builds = Array.from({ length: 10 }, (_, at) => `at-once-${at}`);
    const sent = [...builds, ...builds].map((build, at) => statusOf(build, `f${at}.js`));
    const refused = (await Promise.all(sent)).filter((status) => status !== 204);
    expect([refused.length >= 15, new Set(refused)]).toEqual([true, new Set([413])]);
    const kept = await Promise.all(builds.map(bytesIn));
    expect(await Promise.all(builds.map(async (build) => (await counted(build))[0] ?? 0))).toEqual(kept);
    expect(kept.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(5 * FILE);
  });

  it('counts a file that is being stored', async () => {
    await leave(FILE);
    const store = await HeldStore.at(on.stored);
    const first = putFile(new Db(on.source), store, aFile('first'));
    await store.reached;
    expect(await statusOf('second', 'a.js')).toBe(413);
    store.goOn();
    await first;
    expect(await bytesIn('first')).toBe(FILE);
  });

  it('is asked for what there is after the room was reserved, so that nobody is overlooked', async () => {
    await leave(FILE);
    const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = async (work: () => Promise<unknown>) => {
      reached.resolve();
      await free.promise;
      return on.source.transaction(work);
    };
    const slow = new Db(Object.create(on.source, { transaction: { value: transaction } }) as DataSource);
    const late = reserveRoom(slow, { area: 'events', build: 'late' }, FILE).catch(({ status }: AppError) => status);
    await reached.promise;
    expect(await statusOf('quick', 'a.js')).toBe(204);
    free.resolve();
    expect(await late).toBe(413);
  });

  it('is not freed by two who replace one large file at once', async () => {
    expect(await statusOf('twice', 'a.js')).toBe(204);
    const smaller = await Promise.all(Array.from({ length: 10 }, () => statusOf('twice', 'a.js', 1)));
    expect(new Set(smaller)).toEqual(new Set([204]));
    expect(await counted('twice')).toEqual([FILE]);
  });

  it('does not count what the store did not take', async () => {
    const store = await HeldStore.at(on.stored);
    const failed = putFile(new Db(on.source), store, aFile('failed')).catch((error: Error) => error.message);
    await store.reached;
    expect(await counted('failed')).toEqual([FILE]);
    store.fail(new Error('away'));
    expect([await failed, await counted('failed')]).toEqual(['away', []]);
  });

  it('leaves a file that is stored where the database cannot say whether its build is published', async () => {
    const query = (sql: string, ...rest: unknown[]) =>
      /puts \+ 1/.test(sql) ? Promise.reject(new Error('away')) : on.source.query(sql, ...(rest as [unknown[]]));
    const db = new Db(Object.create(on.source, { query: { value: query } }) as DataSource);
    const store = await HeldStore.at(on.stored);
    store.goOn();
    await expect(putFile(db, store, aFile('unsure'))).rejects.toThrow('away');
    expect([await there('unsure', 'a.js'), await counted('unsure')]).toEqual([true, [FILE]]);
  });

  it('loses no file that somebody else sent while the store did not answer', async () => {
    const store = await HeldStore.at(on.stored);
    const failed = putFile(new Db(on.source), store, aFile('meanwhile')).catch((error: Error) => error.message);
    await store.reached;
    expect(await statusOf('meanwhile', 'a.js')).toBe(204);
    store.fail(new Error('away'));
    expect([await failed, await there('meanwhile', 'a.js')]).toEqual(['away', true]);
    expect((await counted('meanwhile'))[0]).toBeGreaterThanOrEqual(FILE);
  });
});

describe('the room of an area', () => {
  it('is free again once the build is published, whose lost files need none', async () => {
    const build = aRemote({ area: 'events', build: 'freed' });
    await on.sendFiles(build);
    const [bytes = 0] = await counted('freed');
    expect(bytes).toBeGreaterThan(0);
    await leave(bytes + 1000);
    expect(await statusOf('more', 'a.js')).toBe(413);
    expect((await on.call('PUT', '/events/builds/freed', build)).status).toBe(200);
    expect(await statusOf('more', 'b.js', bytes)).toBe(204);

    await leaveNothing();
    const path = join(on.stored, 'r/events/freed/list.js');
    const lost = await readFile(path);
    await rm(path);
    expect((await on.call('PUT', '/events/builds/freed/files/list.js', lost)).status).toBe(204);
    expect(await counted('freed')).toEqual([bytes]);
  });

  it('is free again once the files are forgotten, a week after the last of them: files and what counts them go together', async () => {
    for (const name of ['a.js', 'b.js']) await put('old', name);
    await age('old', 6);
    await endOldCounts(on.source);
    expect([await forget(), await counted('old')]).toEqual([0, [2 * FILE]]);
    await age('old', 8);
    await endOldCounts(on.source);
    expect(await counted('old')).toEqual([2 * FILE]);
    expect([await forget(), await counted('old'), await there('old', 'a.js')]).toEqual([2, [], false]);
  });

  it('stays taken by all files of a build of which one came this week', async () => {
    await put('mixed', 'a.js');
    await age('mixed', 8);
    expect(await statusOf('mixed', 'a.js')).toBe(204);
    expect([await forget(), await counted('mixed'), await there('mixed', 'a.js')]).toEqual([0, [FILE], true]);
  });

  it('is not freed of a file that is being stored again while its build is to be forgotten', async () => {
    await put('raced', 'a.js');
    await age('raced', 8);
    const store = await HeldStore.at(on.stored);
    const again = putFile(new Db(on.source), store, aFile('raced'));
    await store.reached;
    await forget();
    store.goOn();
    await again;
    expect([await bytesIn('raced'), await counted('raced')]).toEqual([FILE, [FILE]]);
  });

  it('is not freed of a build while that is published', async () => {
    const build = aRemote({ area: 'events', build: 'going' });
    await on.sendFiles(build);
    await age('going', 8);
    const published = await on.source.transaction(async (manager) => {
      await manager.query("SELECT revision FROM area_release WHERE area = 'events' FOR UPDATE");
      const publishing = on.call('PUT', '/events/builds/going', build);
      await expect.poll(() => on.waiting('area_release')).toBe(1);
      expect(await forget()).toBe(0);
      return { answer: publishing };
    });
    expect((await published.answer).status).toBe(200);
  });

  it('is told of as changed where the store fails in the middle of a forgetting, and freed by the next one', async () => {
    for (const build of ['halfway', 'later']) {
      for (const name of ['a.js', 'b.js']) await put(build, name);
      await age(build, 8);
    }
    const puts = () => on.source.query("SELECT puts FROM build_put WHERE build = 'halfway'");
    const before = await puts();
    const remove = (key: string) =>
      key.endsWith('halfway/b.js') ? Promise.reject(new Error('away')) : files.remove(key);
    const failing = Object.create(files, { remove: { value: remove } }) as FileStore;
    await expect(forgetUnpublished({ source: on.source, store: failing, root: on.stored })).rejects.toThrow('away');
    expect(await there('halfway', 'a.js')).toBe(false);
    expect(await puts()).not.toEqual(before);
    expect([await counted('later'), await there('later', 'b.js')]).toEqual([[], false]);
    expect([await forget(), await counted('halfway')]).toEqual([1, []]);
  });

  it('is left to whoever holds the row of a build that is to be forgotten', async () => {
    await put('held', 'a.js');
    await age('held', 8);
    await on.source.transaction(async (manager) => {
      await manager.query("SELECT puts FROM build_put WHERE build = 'held' AND area = 'events' FOR UPDATE");
      expect([await forget(), await there('held', 'a.js')]).toEqual([0, true]);
    });
    expect([await forget(), await counted('held')]).toEqual([1, []]);
  });

  it('is counted no longer for a published build than its files can change, and its files stay', async () => {
    await on.send(aRemote({ area: 'events', build: 'stays' }));
    await age('stays', 8);
    expect(await forget()).toBe(0);
    await endOldCounts(on.source);
    expect([await counted('stays'), await there('stays', 'list.js')]).toEqual([[], true]);
  });
});

const leaveNothing = () => on.source.query("UPDATE build_put SET bytes = ? WHERE build = 'junk'", [UNPUBLISHED_BYTES]);

/** What the store has of a build. */
async function bytesIn(build: string): Promise<number> {
  const folder = join(on.stored, 'r', 'events', build);
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
