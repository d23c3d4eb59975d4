import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { Db } from '@hub/nest-kit/db';
import type { EntityManager } from 'typeorm';
import { PublishVersion } from '../src/releases/publish-version.ts';
import { putFile } from '../src/releases/put-file.ts';
import { aRemote } from './builds.ts';
import { HeldStore } from './held-store.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const ofEvents = (build: string) => aRemote({ area: 'events', build });
const served = async (build: string, file: string, encoding = 'identity') => {
  const answer = await fetch(`${on.gateway.url}/r/events/${build}/${file}`, {
    headers: { 'accept-encoding': encoding },
  });
  return answer.ok ? await answer.text() : answer.status;
};
const put = (build: string, file: string, bytes: string) =>
  on.call('PUT', `/events/builds/${build}/files/${file}`, Buffer.from(bytes));
const stored = (build: string, file: string) => join(on.stored, 'r', 'events', build, file);
const textOf = (path: string) => readFile(path, 'utf8');

const IN_SECONDS = { timeout: 10_000 };
let revision = 9000;

/** As a publication of the build does at its end; with `row` it is published. */
async function whileOnePublishes(
  build: string,
  work: (manager: EntityManager) => Promise<void>,
  row?: RemoteDescriptor,
): Promise<void> {
  await on.source.transaction(async (manager) => {
    await manager.query("SELECT revision FROM area_release WHERE area = 'events' FOR UPDATE");
    await manager.query(
      "INSERT INTO build_put (area, build, puts) VALUES ('events', ?, 0) ON DUPLICATE KEY UPDATE put_at = NOW(3)",
      [build],
    );
    await work(manager);
    if (row)
      await manager.query(
        `INSERT INTO remote_version (area, build, contract, descriptor, revision, published_by)
          VALUES ('events', ?, 1, ?, ?, 'zoe')`,
        [row.build, JSON.stringify(row), (revision += 1)],
      );
  });
}

/** Let in, and about to be stored. */
async function heldPut(build: string, bytes: string) {
  const store = await HeldStore.at(on.stored);
  const sent = { area: 'events', build, name: 'remoteEntry.js', bytes: Buffer.from(bytes) };
  const end = putFile(new Db(on.source), store, sent).catch((error: { status?: number }) => error.status);
  await store.reached;
  return { end, goOn: store.goOn };
}

describe('a file whose bytes are others than its build was published with', () => {
  it('is neither served nor kept, and asked for anew', async () => {
    await on.send(ofEvents('other'));
    const path = stored('other', 'remoteEntry.js');
    const right = await textOf(path);
    await writeFile(path, 'wrong');
    expect([await served('other', 'remoteEntry.js'), await served('other', 'remoteEntry.js')]).toEqual([404, 404]);
    await writeFile(path, right);
    await expect.poll(() => served('other', 'remoteEntry.js'), IN_SECONDS).toBe(right);
  });

  it('is served in the form that is right', async () => {
    await on.send(ofEvents('form'));
    const [path, right] = [stored('form', 'list.js.br'), await textOf(stored('form', 'list.js'))];
    await writeFile(path, brotliCompressSync('wrong'));
    expect(await served('form', 'list.js', 'br')).toBe(right);
    await writeFile(path, brotliCompressSync(right));
    const encoding = async () => {
      const address = `${on.gateway.url}/r/events/form/list.js`;
      return (await fetch(address, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding');
    };
    await expect.poll(encoding, IN_SECONDS).toBe('br');
  });
});

it('a publication that reads for long keeps nobody from a change of its area', async () => {
  await on.send(ofEvents('shown'));
  const reading = Promise.withResolvers<void>();
  const slow = ofEvents('slow');
  await on.sendFiles(slow);
  const read = async (address: string) => {
    await reading.promise;
    return readFile(join(on.stored, address)).catch(() => null);
  };
  const published = new PublishVersion(new Db(on.source), 'zoe', read).publish(slow);
  expect((await on.move({ verb: 'promote', build: 'shown' })).status).toBe(200);
  expect((await on.move({ verb: 'stop' })).status).toBe(200);
  reading.resolve();
  expect(await published).toMatchObject({ change: 'published' });
});

it('one who is refused leaves the right bytes of somebody else', async () => {
  const build = ofEvents('mended');
  await on.sendFiles(build);
  const path = stored('mended', 'remoteEntry.js');
  const right = await textOf(path);
  await rm(path);
  const late = await heldPut('mended', 'wrong');
  await whileOnePublishes(
    'mended',
    async () => {
      late.goOn();
      await expect.poll(() => textOf(path).catch(() => '')).toBe('wrong');
      await expect.poll(() => on.waiting('build_put')).toBe(1);
      await writeFile(path, right);
    },
    build,
  );
  expect(await late.end).toBe(409);
  expect(await textOf(path)).toBe(right);
});

it('what is published stays so by the rules of its day', async () => {
  const build = ofEvents('of-before');
  await on.send(build);
  const old = { ...build, unknown: 'then' };
  await on.source.query("UPDATE remote_version SET descriptor = ? WHERE build = 'of-before'", [JSON.stringify(old)]);
  expect(await on.call('PUT', '/events/builds/of-before', old)).toMatchObject({
    status: 200,
    body: { change: 'none' },
  });
  expect((await on.call('PUT', '/events/builds/another', { ...old, build: 'another' })).status).toBe(400);
});

describe('a file that is put while its build is published', () => {
  it('is read again where it was put after it was read', async () => {
    const build = ofEvents('early');
    await on.sendFiles(build);
    let published: Promise<{ status: number }> | undefined;
    await on.source.transaction(async (manager) => {
      await manager.query("SELECT revision FROM area_release WHERE area = 'events' FOR UPDATE");
      published = on.call('PUT', '/events/builds/early', build);
      await expect.poll(() => on.waiting('area_release')).toBe(1);
      await writeFile(stored('early', 'remoteEntry.js'), 'wrong');
      await manager.query("UPDATE build_put SET puts = puts + 1 WHERE build = 'early'");
    });
    expect([(await published)?.status, await served('early', 'remoteEntry.js')]).toEqual([400, 404]);
  });

  it('is counted by its build', async () => {
    for (const bytes of ['one', 'two']) await put('counted', 'remoteEntry.js', bytes);
    expect(await on.source.query("SELECT puts FROM build_put WHERE build = 'counted'")).toEqual([{ puts: 2 }]);
  });

  it('is put back when it was read already', async () => {
    const build = ofEvents('late');
    await put('late', 'remoteEntry.js', 'right');
    const late = await heldPut('late', 'wrong');
    await whileOnePublishes(
      'late',
      async () => {
        late.goOn();
        await expect.poll(() => textOf(stored('late', 'remoteEntry.js'))).toBe('wrong');
      },
      build,
    );
    expect(await late.end).toBe(409);
    expect(await textOf(stored('late', 'remoteEntry.js'))).toBe('right');
  });
});
