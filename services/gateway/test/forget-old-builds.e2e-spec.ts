import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '@hub/nest-kit/db';
import { openFileStore, type FileStore } from '@hub/nest-kit/files';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { forgetCopies, forgetOldBuilds, forgetUnpublished } from '../src/releases/forget-old-builds.ts';
import { BuildStore } from '../src/static/build-store.ts';
import { aRemote, aShell } from './builds.ts';
import { gatewayWorld, publishBuilt } from './gateway.setup.ts';

const DAY_MS = 86_400_000;
let world: Awaited<ReturnType<typeof gatewayWorld>>;
let source: DataSource;
let store: FileStore;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-store-'));
  world = await gatewayWorld({ env: { BUILDS_URL: pathToFileURL(folder).href }, builds: [aShell()] });
  source = await openDatabase(world.database.url, schema, 2);
  store = await openFileStore(pathToFileURL(folder).href);
  for (const build of ['v1', 'v2', 'v3']) await publishBuilt(world.env, [aRemote({ area: 'vip', build })]);
});
afterAll(async () => {
  await source.destroy();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const parts = () => ({ source, store, root: world.root });
const builds = async () => {
  const rows: { build: string }[] = await source.query(
    "SELECT build FROM remote_version WHERE area = 'vip' ORDER BY id",
  );
  return rows.map(({ build }) => build);
};
const lastLive = (build: string, days: number) =>
  source.query('UPDATE remote_version SET last_live_at = NOW(3) - INTERVAL ? DAY WHERE area = ? AND build = ?', [
    days,
    'vip',
    build,
  ]);

it('a build goes 90 days after it was last live, with its files; live and on trial it stays', async () => {
  await lastLive('v1', 91);
  await lastLive('v2', 91);
  await lastLive('v3', 400);
  await source.query("UPDATE area_release SET canary = 'v2', share = 5, canary_at = NOW(3) WHERE area = 'vip'");
  await forgetOldBuilds(parts());
  expect(await builds()).toEqual(['v2', 'v3']);
  expect((await store.list('r/vip/v1/')).files).toEqual([]);
  expect(await store.exists('r/vip/v2/remoteEntry.js')).toBe(true);

  await source.query("UPDATE area_release SET canary = NULL, share = 0, canary_at = NULL WHERE area = 'vip'");
  await lastLive('v2', 89);
  await forgetOldBuilds(parts());
  expect(await builds()).toEqual(['v2', 'v3']);
});

it('what was sent and never published goes after a week', async () => {
  await store.put('r/vip/never/a.js', new Uint8Array([1]));
  expect(await forgetUnpublished(parts(), Date.now() + 6 * DAY_MS)).toBe(0);
  expect(await forgetUnpublished(parts(), Date.now() + 8 * DAY_MS)).toBe(1);
  expect(await store.exists('r/vip/never/a.js')).toBe(false);
  expect(await store.exists('r/vip/v3/remoteEntry.js')).toBe(true);
});

it('a copy of a build that another gateway forgot goes from this machine after a week; what was built here stays', async () => {
  const [copy, own] = ['copy', 'own'].map((build) => join(world.root, 'r', 'vip', build, 'a.js'));
  await store.put('r/vip/copy/a.js', new Uint8Array([1]));
  await new BuildStore(world.root, store).fetch('/r/vip/copy/a.js', {});
  expect(existsSync(copy!)).toBe(true);
  await mkdir(dirname(own!), { recursive: true });
  await writeFile(own!, '1');
  const left = async (days: number) => {
    await forgetCopies({ source, root: world.root }, Date.now() + days * DAY_MS);
    return [copy, own].map((file) => existsSync(file!));
  };
  expect([await left(6), await left(8)]).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(existsSync(join(world.root, 'r', 'vip', 'v3', 'remoteEntry.js'))).toBe(true);
});
