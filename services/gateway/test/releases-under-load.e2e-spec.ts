import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { ChangeRelease } from '../src/releases/change-release.ts';
import { PublishVersion } from '../src/releases/publish-version.ts';
import { areaReleases } from '../src/releases/read-releases.ts';
import { BuildStore, COPIED } from '../src/static/build-store.ts';
import { aRemote, aShell, writeBuild } from './builds.ts';
import { startGateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';

const VISITORS = 8;
const RELEASES = 10;
const LOADS = process.env.TEST_WHOLE === '1' ? 10_000 : 2_000;

it(`while ${RELEASES} releases go out none of ${LOADS} loads of visitors fails, with files that come from the store`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-builds-'));
  const gateway = await startGateway({
    env: { BUILDS_URL: pathToFileURL(folder).href, REGISTRY_MS: '100' },
    builds: [aShell(), aRemote(), aRemote({ area: 'events' })],
  });
  const source = await openDatabase(gateway.database.url, schema, 2);
  const db = new Db(source);
  const builds = new BuildStore(folder, null);
  const changes = new ChangeRelease(db);
  const seen = new Set<unknown>();
  const failed: string[] = [];
  let loads = 0;
  let released = false;

  const load = async (cookie: string): Promise<void> => {
    loads += 1;
    const { status, data } = await pageOf(gateway.url, '/events/event_serial', { cookie });
    const { entry, build } = data?.registry.areas.events ?? {};
    seen.add(build);
    const file = await fetch(gateway.url + String(entry));
    await file.arrayBuffer();
    if (status !== 200 || file.status !== 200) failed.push(`${status} ${file.status} ${String(entry)}`);
  };
  const visit = async (_: unknown, visitor: number): Promise<void> => {
    while (loads < LOADS || !released) await load(`hub_bucket=${visitor * 37 + (loads % 500)}`);
  };
  const move = async (wish: { verb: 'promote' | 'rollback'; build?: string }) => {
    const revision = (await areaReleases(source, 'events'))[0]?.revision ?? 0;
    await changes.move('events', { share: undefined, build: undefined, reason: '', ...wish, revision }, { by: 'zoe' });
  };
  const release = async (): Promise<void> => {
    for (let number = 1; number <= RELEASES; number += 1) {
      while (loads < ((number - 1) * LOADS) / RELEASES) await new Promise((next) => setTimeout(next, 5));
      const descriptor = aRemote({ area: 'events', build: `e${number}` });
      await writeBuild(folder, descriptor);
      await new PublishVersion(db, 'zoe', (address) => builds.read(address)).publish(descriptor);
      for (let step = 0; step < 3; step += 1) await move({ verb: 'promote', build: descriptor.build });
      await expect.poll(() => seen.has(descriptor.build), { timeout: 10_000 }).toBe(true);
      if (number % 3 === 0) await move({ verb: 'rollback' });
    }
    released = true;
  };
  await Promise.all([release(), ...Array.from({ length: VISITORS }, visit)]);
  expect(failed).toEqual([]);
  expect(seen.size).toBe(RELEASES + 1);
  const fromStore = [...seen].filter((build) => existsSync(join(gateway.root, 'r', 'events', String(build), COPIED)));
  expect(fromStore).toHaveLength(RELEASES);

  await source.destroy();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
