import { AUTOMATIC } from '@hub/contracts/releases';
import { createLog } from '@hub/nest-kit/log';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start } from '../src/main.ts';
import { publish } from '../src/publish.ts';
import { ChangeRelease } from '../src/releases/change-release.ts';
import { PublishVersion } from '../src/releases/publish-version.ts';
import { areaStates } from '../src/registry/area-state.ts';
import { areaReleases, releaseEvents } from '../src/releases/read-releases.ts';
import { WatchCanaries } from '../src/releases/watch-canaries.ts';
import { Signal } from '../src/signal/signal.ts';
import { aRemote, aShell, writeBuild } from './builds.ts';
import { anAddress, gatewayWorld } from './gateway.setup.ts';
import { BuildStore } from '../src/static/build-store.ts';

const LEAST = 200;
const WINDOW_MS = 600_000;
let world: Awaited<ReturnType<typeof gatewayWorld>>;
let source: DataSource;
let signal: Signal;
let changes: ChangeRelease;

beforeAll(async () => {
  world = await gatewayWorld({ builds: [aShell()] });
  source = await openDatabase(world.database.url, schema, 4);
  signal = new Signal(source, createLog('test', 'silent'));
  changes = new ChangeRelease(new Db(source));
});
afterAll(async () => {
  await source.destroy();
  await world.close();
});

const watch = () =>
  new WatchCanaries({
    source,
    signal,
    changes,
    log: createLog('test', 'silent'),
    windowMs: WINDOW_MS,
    leastMounts: LEAST,
  });

const area = 'events';
let number = 0;
const state = async () => (await areaReleases(source, area))[0];

/** A new build on trial beside a live one; each test has its own. */
beforeEach(async () => {
  number += 1;
  const [live, canary] = [`live${number}`, `next${number}`].map((build) => aRemote({ area, build }));
  for (const build of [live, canary]) if (build) await writeBuild(world.root, build);
  if (!live || !canary) throw new Error('two builds');
  await publish(world.env, [live]);
  const folder = new BuildStore(world.root, null);
  await new PublishVersion(new Db(source), 'zoe', (address) => folder.read(address)).publish(canary);
  await move('promote');
});

async function move(verb: 'promote' | 'stop'): Promise<void> {
  const revision = (await state())?.revision ?? 0;
  await changes.move(area, { verb, build: `next${number}`, revision, reason: '' }, { by: 'zoe' });
}

async function mounted(build: 'live' | 'next', mounts: number, failures: number, at = Date.now()): Promise<void> {
  const [known] = await areaStates(source, area);
  const trialAt = build === 'next' ? known?.canaryAt?.getTime() : undefined;
  const whose = { area, build: `${build}${number}`, trialAt };
  signal.countMount({ ...whose, weight: mounts - failures }, at);
  if (failures) signal.countMount({ ...whose, weight: failures, phase: 'chunk' }, at);
  await signal.write();
}

it('a canary that fails is stopped, with what was counted, by whom and when', async () => {
  await mounted('live', 4000, 4);
  await mounted('next', 300, 12);
  await watch().round();
  expect(await state()).toMatchObject({ live: `live${number}`, canary: null });
  const [last] = await releaseEvents(source, area);
  expect(last).toMatchObject({
    verb: 'stop',
    build: `next${number}`,
    by: AUTOMATIC,
    facts: { canary: { mounts: 300, failures: 12 }, live: { mounts: 4000, failures: 4 } },
  });
});

it('what live did in the minute in which the trial began counts, also where that began in its last second', async () => {
  const minute = Math.ceil(Date.now() / 60_000) * 60_000;
  await source.query('UPDATE area_release SET canary_at = ? WHERE area = ?', [new Date(minute - 500), area]);
  await mounted('live', 4000, 400, minute - 400);
  await mounted('next', 300, 12, minute - 300);
  await watch().round(minute);
  expect((await state())?.canary?.build).toBe(`next${number}`);
});

it('a canary waits below its least number of mounts', async () => {
  await mounted('live', 4000, 0);
  await mounted('next', LEAST - 1, LEAST - 1);
  await watch().round();
  expect((await state())?.canary?.build).toBe(`next${number}`);
});

it('a fault of the canary counts against the canary alone, and one of live against live', async () => {
  await mounted('live', 4000, 400);
  await mounted('next', 300, 0);
  await watch().round();
  expect(await state()).toMatchObject({ live: `live${number}`, canary: { build: `next${number}` } });
});

it('what was counted before the window, or before its share, is not held against it', async () => {
  await source.query('UPDATE area_release SET canary_at = NOW(3) - INTERVAL 1 HOUR WHERE area = ?', [area]);
  await mounted('next', 300, 300, Date.now() - WINDOW_MS - 120_000);
  await watch().round();
  expect((await state())?.canary?.build).toBe(`next${number}`);
});

it('what was told of a published build before it was on trial, in the same minute, is not held against it', async () => {
  await move('stop');
  await mounted('live', 4000, 0);
  await mounted('next', 300, 300);
  await move('promote');
  await watch().round();
  expect((await state())?.canary?.build).toBe(`next${number}`);
});

it('a trial that is stopped and begun again in the same minute is judged by what came since', async () => {
  await source.query('UPDATE area_release SET canary_at = NOW(3) - INTERVAL 2 SECOND WHERE area = ?', [area]);
  await mounted('next', 300, 300);
  await move('stop');
  await move('promote');
  await watch().round();
  expect((await state())?.canary?.build).toBe(`next${number}`);
  await mounted('next', 300, 300);
  await watch().round();
  expect((await state())?.canary).toBeNull();
});

it('many gateways that see it at once stop it once', async () => {
  await mounted('live', 4000, 0);
  await mounted('next', 300, 100);
  const before = (await state())?.revision ?? 0;
  await Promise.all(Array.from({ length: 5 }, () => watch().round()));
  expect((await state())?.revision).toBe(before + 1);
});

it('one network is no reason to stop it, whatever its pages tell', async () => {
  const gateway = await start({ ...world.env, CANARY_EVERY_MS: '0', CANARY_LEAST_MOUNTS: '100' });
  const failed = { area, build: `next${number}`, ms: 1, weight: 1, phase: 'render' };
  const told = await fetch(`${gateway.url}/api/signal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ webview: 'browser', mounts: Array(20).fill(failed), vitals: [] }),
  });
  expect(told.status).toBe(204);
  await gateway.close();
  const [counted] = (await signal.rates(area, new Date(Date.now() - 60_000))).filter(
    ({ build }) => build === failed.build,
  );
  expect(counted).toEqual({ build: `next${number}`, mounts: 10, failures: 10 });
});

it('a gateway stops it while nobody looks, by what pages told it', async () => {
  const gateway = await start({ ...world.env, CANARY_EVERY_MS: '200', CANARY_LEAST_MOUNTS: '5' });
  const failed = { area, build: `next${number}`, ms: 1, weight: 1, phase: 'chunk' };
  const tell = () =>
    fetch(`${gateway.url}/api/signal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
      body: JSON.stringify({ webview: 'browser', mounts: [failed], vitals: [] }),
    });
  const told = await Promise.all(Array.from({ length: 10 }, tell));
  expect(told.map(({ status }) => status)).toEqual(Array(10).fill(204));
  await expect.poll(async () => (await state())?.canary, { timeout: 30_000, interval: 200 }).toBeNull();
  await gateway.close();
  expect((await releaseEvents(source, area))[0]).toMatchObject({ verb: 'stop', by: AUTOMATIC });
}, 40_000);
