import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaFor } from '@hub/nest-kit/testing';
import { BadDescriptor } from '../src/registry/check-descriptor.ts';
import { publish } from '../src/publish.ts';
import { aRemote, aShell } from './builds.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let connection: mysql.Connection;
beforeAll(async () => {
  database = await schemaFor('gateway');
  connection = await mysql.createConnection({ uri: database.url });
});
afterAll(async () => {
  await connection.end();
  await database.drop();
});

const env = () => ({ MIGRATE_URL: database.url, PUBLISHED_BY: 'a test' });
const rows = async (area: string) => {
  const [found] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT build, live, revision, published_by FROM remote_version WHERE area = ? ORDER BY revision',
    [area],
  );
  return found.map((row) => [row.build, row.live, row.revision, row.published_by]);
};

describe('publishing', () => {
  it('makes a build live, once', async () => {
    expect(await publish(env(), [aShell()])).toEqual([{ area: 'shell', build: 'aaaa000001', change: 'published' }]);
    expect(await publish(env(), [aShell()])).toEqual([{ area: 'shell', build: 'aaaa000001', change: 'none' }]);
    expect(await rows('shell')).toEqual([['aaaa000001', 1, 1, 'a test']]);
  });

  it('keeps the history, and an older build can be made live again', async () => {
    await publish(env(), [aRemote({ area: 'vip', build: 'v1' })]);
    await publish(env(), [aRemote({ area: 'vip', build: 'v2' })]);
    expect(await rows('vip')).toEqual([
      ['v1', null, 1, 'a test'],
      ['v2', 1, 2, 'a test'],
    ]);
    await publish(env(), [aRemote({ area: 'vip', build: 'v1' })]);
    expect(await rows('vip')).toEqual([
      ['v2', null, 2, 'a test'],
      ['v1', 1, 3, 'a test'],
    ]);
  });

  it('by many at once leaves one live build and a gapless count', async () => {
    const builds = Array.from({ length: 6 }, (_, number) => `b${number}`);
    await Promise.all(builds.map((build) => publish(env(), [aRemote({ area: 'events', build })])));
    const found = await rows('events');
    expect(found.filter(([, live]) => live === 1).length).toBe(1);
    expect(found.at(-1)?.[1]).toBe(1);
    expect(found.map(([, , revision]) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ['points elsewhere', aRemote({ entry: 'https://evil.example/x.js' })],
    ['points into another build', aRemote({ entry: '/r/support/other/remoteEntry.js' })],
    ['climbs out of its folder', aRemote({ entry: '/r/support/bbbb000001/../x.js' })],
    ['carries markup', aShell({ css: ['/r/shell/aaaa000001/x.css"><script>'] })],
    ['has a build that is no name', aShell({ build: 'a b' })],
    ['has a relative route', aRemote({ routes: ['support'] })],
  ])('refuses a descriptor that %s', async (_, descriptor) => {
    await expect(publish(env(), [descriptor])).rejects.toThrow(BadDescriptor);
  });
});
