import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { aRemote } from './builds.ts';
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

/** As a publication of the area does, from its look at the files to its end. */
async function whileOnePublishes(work: () => Promise<void>, row?: RemoteDescriptor): Promise<void> {
  await on.source.transaction(async (manager) => {
    await manager.query("SELECT revision FROM area_release WHERE area = 'events' FOR UPDATE");
    await work();
    if (row)
      await manager.query(
        `INSERT INTO remote_version (area, build, contract, descriptor, revision, published_by)
          VALUES ('events', ?, 1, ?, 9000, 'zoe')`,
        [row.build, JSON.stringify(row)],
      );
  });
}

describe('a file whose bytes are others than its build was published with', () => {
  it('is neither served nor kept, and asked for anew', async () => {
    await on.send(ofEvents('other'));
    const path = stored('other', 'remoteEntry.js');
    const right = await textOf(path);
    await writeFile(path, 'wrong');
    expect([await served('other', 'remoteEntry.js'), await served('other', 'remoteEntry.js')]).toEqual([404, 404]);
    await writeFile(path, right);
    expect(await served('other', 'remoteEntry.js')).toBe(right);
  });

  it('is served in the form that is right', async () => {
    await on.send(ofEvents('form'));
    const [path, right] = [stored('form', 'list.js.br'), await textOf(stored('form', 'list.js'))];
    await writeFile(path, brotliCompressSync('wrong'));
    expect(await served('form', 'list.js', 'br')).toBe(right);
    await writeFile(path, brotliCompressSync(right));
    const { headers } = await fetch(`${on.gateway.url}/r/events/form/list.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('a file that is put while its build is published', () => {
  it('is read before the build is published', async () => {
    const build = ofEvents('early');
    await on.sendFiles(build);
    let calls: Promise<{ status: number }[]> = Promise.resolve([]);
    await whileOnePublishes(async () => {
      const published = on.call('PUT', '/events/builds/early', build);
      await expect.poll(waiting).toBe(1);
      calls = Promise.all([published, put('early', 'remoteEntry.js', 'wrong')]);
      await expect.poll(() => textOf(stored('early', 'remoteEntry.js'))).toBe('wrong');
    });
    const [published] = await calls;
    expect([published?.status, await served('early', 'remoteEntry.js')]).toEqual([400, 404]);
  });

  it('is put back when it was read already', async () => {
    const build = ofEvents('late');
    await put('late', 'remoteEntry.js', 'right');
    let late: Promise<{ status: number }> | undefined;
    await whileOnePublishes(async () => {
      late = put('late', 'remoteEntry.js', 'wrong');
      await expect.poll(() => textOf(stored('late', 'remoteEntry.js'))).toBe('wrong');
    }, build);
    expect((await late)?.status).toBe(409);
    expect(await textOf(stored('late', 'remoteEntry.js'))).toBe('right');
  });
});

/** Publications that wait for the row of an area. */
async function waiting(): Promise<number> {
  const rows: { INFO: string | null }[] = await on.source.query('SELECT INFO FROM information_schema.PROCESSLIST');
  return rows.filter(({ INFO }) => INFO?.startsWith('INSERT INTO area_release')).length;
}
