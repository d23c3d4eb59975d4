import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor } from '@hub/nest-kit/testing';
import { BadDescriptor } from '../src/registry/check-descriptor.ts';
import { schema } from '../src/data-source.ts';
import { AT_START, publish } from '../src/publish.ts';
import { ChangeRelease } from '../src/releases/change-release.ts';
import { aDoor, aRemote, aShell, writeBuild } from './builds.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let connection: mysql.Connection;
let root: string;
beforeAll(async () => {
  database = await schemaFor('gateway');
  connection = await mysql.createConnection({ uri: database.url });
  root = await mkdtemp(join(tmpdir(), 'hub-publish-'));
});
afterAll(async () => {
  await connection.end();
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

const env = (by = 'a test') => ({ MIGRATE_URL: database.url, STATIC_ROOT: root, PUBLISHED_BY: by });
async function publishBuilt(descriptor: BuildDescriptor, by?: string) {
  await writeBuild(root, descriptor);
  const [done] = await publish(env(by), [descriptor]);
  return done;
}
const rows = async (area: string) => {
  const [found] = await connection.query<mysql.RowDataPacket[]>(
    'SELECT build, live, revision, published_by FROM remote_version WHERE area = ? ORDER BY revision',
    [area],
  );
  return found.map((row) => [row.build, row.live, row.revision, row.published_by]);
};

describe('publishing', () => {
  it('makes a build live, once', async () => {
    expect(await publishBuilt(aShell())).toEqual({ area: 'shell', build: 'aaaa000001', change: 'published' });
    expect(await publishBuilt(aShell())).toEqual({ area: 'shell', build: 'aaaa000001', change: 'none' });
    expect(await rows('shell')).toEqual([['aaaa000001', 1, 2, 'a test']]);
  });

  it('keeps the history, and an older build can be made live again', async () => {
    await publishBuilt(aRemote({ area: 'vip', build: 'v1' }));
    await publishBuilt(aRemote({ area: 'vip', build: 'v2' }));
    expect(await rows('vip')).toEqual([
      ['v1', null, 2, 'a test'],
      ['v2', 1, 4, 'a test'],
    ]);
    await publishBuilt(aRemote({ area: 'vip', build: 'v1' }));
    expect(await rows('vip')).toEqual([
      ['v2', null, 4, 'a test'],
      ['v1', 1, 5, 'a test'],
    ]);
  });

  it('at a start leaves alone what somebody made live, and nothing else', async () => {
    const remote = (build: string) => aRemote({ area: 'surveys', routes: ['/survey/mini'], build });
    await publishBuilt(remote('s1'), AT_START);
    expect(await publishBuilt(remote('s2'), AT_START)).toMatchObject({ build: 's2', change: 'published' });
    await publishBuilt(remote('s1'), 'zoe');
    const kept = { area: 'surveys', build: 's1', change: 'kept', by: 'zoe' };
    expect(await publishBuilt(remote('s2'), AT_START)).toEqual(kept);
    expect(await publishBuilt(remote('s3'), AT_START)).toEqual(kept);
    expect((await rows('surveys')).at(-1)).toEqual(['s1', 1, 5, 'zoe']);
  });

  it('at a start leaves away what somebody retired', async () => {
    const source = await openDatabase(database.url, schema, 1);
    await new ChangeRelease(new Db(source)).move('surveys', { verb: 'retire', revision: 5, reason: '' }, { by: 'zoe' });
    await source.destroy();
    const remote = aRemote({ area: 'surveys', routes: ['/survey/mini'], build: 's4' });
    expect(await publishBuilt(remote, AT_START)).toEqual({
      area: 'surveys',
      build: 's4',
      change: 'retired',
      by: 'zoe',
    });
    expect((await rows('surveys')).filter(([, live]) => live)).toEqual([]);
    expect(await publishBuilt(remote, 'zoe')).toMatchObject({ change: 'published' });
  });

  it('asks who publishes', async () => {
    await expect(publish(env(''), [])).rejects.toThrow('PUBLISHED_BY');
  });

  it('by many at once leaves one live build and a gapless count', async () => {
    const builds = Array.from({ length: 6 }, (_, number) => `b${number}`);
    await Promise.all(builds.map((build) => publishBuilt(aRemote({ area: 'events', build }))));
    const found = await rows('events');
    expect(found.filter(([, live]) => live === 1).length).toBe(1);
    expect(found.at(-1)?.[1]).toBe(1);
    expect(found.map(([, , revision]) => revision)).toEqual([2, 4, 6, 8, 10, 12]);
  });
});

const { integrities } = aRemote();
const without = (file: string) =>
  Object.fromEntries(Object.entries(integrities).filter(([url]) => !url.endsWith(`/${file}`)));
const bad = (over: object) => aRemote(over as Partial<ReturnType<typeof aRemote>>);

describe('the gate', () => {
  it.each<[string, BuildDescriptor]>([
    ['points elsewhere', aRemote({ entry: 'https://evil.example/x.js' })],
    ['points into another build', aRemote({ entry: '/r/support/other/remoteEntry.js' })],
    ['climbs out of its folder', aRemote({ entry: '/r/support/bbbb000001/../x.js' })],
    ['carries markup', aShell({ css: ['/r/shell/aaaa000001/x.css"><script>'] })],
    ['has a build that is no name', aShell({ build: 'a b' })],
    ['has a relative route', aRemote({ routes: ['support'] })],
    ['takes routes of another area', aRemote({ area: 'events', routes: ['/service/*'] })],
    ['takes screens of another area', aRemote({ area: 'events', staffRoutes: ['/staff/questions/*'] })],
    ['takes everything', aRemote({ routes: ['/*'] })],
    ['has another contract', aRemote({ contract: 99 })],
    ['exposes nothing', aRemote({ exposes: [] })],
    ['exposes what it has no files for', aRemote({ exposes: ['./routes', './staff'] })],
    ['has an empty integrity', aRemote({ integrity: '' })],
    ['has an integrity that is none', aRemote({ integrity: 'sha384-none' })],
    ['has two integrities for its entry', aRemote({ integrity: `sha384-${'A'.repeat(64)}` })],
    ['vouches for no chunk', aRemote({ integrities: without('list.js') })],
    ['vouches for no texts', aRemote({ integrities: without('en.json') })],
    ['has no texts', bad({ locales: undefined })],
    ['lacks a language', aRemote({ locales: { en: '/r/support/bbbb000001/en.json' } })],
    ['lacks a language at the desk', aRemote({ staffLocales: { en: '/r/support/bbbb000001/staff-en.json' } })],
    ['has a title in one language', bad({ titles: { '/support': { tw: '客服中心' } } })],
    ['has a window of no size', bad({ windows: { '/support': 'huge' } })],
    ['has a door to another area', aRemote({ doors: [aDoor({ to: '/staff/events' })] })],
    ['asks another site at once', aRemote({ calls: { '/support': ['//evil.example/x'] } })],
    ['asks at once with a value of any kind', aRemote({ calls: { '/support': ['/api/a?state=:state'] } })],
    ['asks at once for whose case', aRemote({ calls: { '/support': ['/api/a#:id'] } })],
    ['asks at once with markup', aRemote({ calls: { '/support': ['/api/a?b="><script>'] } })],
    ['shows a picture of another site', aRemote({ pictures: { '/support': ['//evil.example/{event.art}.svg'] } })],
    ['asks inside for more than a picture', aRemote({ pictureSources: { '/support': '/internal/exchange' } })],
    ['has no colour for an ink', aRemote({ pictureInks: { '/support': { told: 'a', inks: { b: '#fff}' } } } })],
    ['needs a facade of no range', aRemote({ needs: { facade: 'the newest', react: '^19.3.1' } })],
    ['needs no React', bad({ needs: { facade: '^1.0.0' } })],
    ['has a range of facades', aShell({ has: { facade: '^1.0.0', react: '19.3.1' } })],
    ['says what this gateway does not know', bad({ junk: 1 })],
    ['is too deep to be written', bad({ junk: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) })],
    ['fills every page', aShell({ boot: 'a'.repeat(30_000) })],
    [
      'has a preloaded file of another site',
      aShell({ preload: { '/game': { js: ['//evil.example/x.js'], css: [] } } }),
    ],
    ['is no descriptor', { area: 'support', build: 'x' } as BuildDescriptor],
  ])('refuses a descriptor that %s', async (_, descriptor) => {
    await writeBuild(root, aRemote());
    await writeBuild(root, aShell());
    await expect(publish(env(), [descriptor])).rejects.toThrow(BadDescriptor);
  });

  it('refuses a build whose files are not there', async () => {
    await expect(publish(env(), [aRemote({ build: 'nowhere' })])).rejects.toThrow(/remoteEntry\.js is not there/);
  });

  it('refuses a build whose entry would load a chunk unchecked', async () => {
    const descriptor = aRemote({ build: 'unchecked' });
    const en = '/r/support/unchecked/en.json';
    const preload = { ...descriptor.preload, '/support': { js: [en], css: [] } };
    await writeBuild(root, descriptor);
    await expect(publish(env(), [{ ...descriptor, preload }])).rejects.toThrow(`does not vouch for ${en}`);
  });

  it('refuses a build whose files have other bytes', async () => {
    const descriptor = aRemote({ build: 'changed' });
    await writeBuild(root, descriptor);
    await appendFile(join(root, '/r/support/changed/list.js'), ';');
    await expect(publish(env(), [descriptor])).rejects.toThrow(/list\.js has other bytes/);
  });

  it.each(['.br', '.gz'])('refuses a build of which browsers would get other bytes as %s', async (ending) => {
    const descriptor = aRemote({ build: 'folded' });
    await writeBuild(root, descriptor);
    const compress = ending === '.br' ? brotliCompressSync : gzipSync;
    await writeFile(join(root, `/r/support/folded/list.js${ending}`), compress('alert(1)'));
    await expect(publish(env(), [descriptor])).rejects.toThrow(`list.js${ending} has other bytes`);
    await rm(join(root, `/r/support/folded/list.js${ending}`));
  });
});
