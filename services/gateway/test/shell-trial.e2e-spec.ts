import { AUTOMATIC } from '@hub/contracts/releases';
import type { MountSignal } from '@hub/contracts/shared';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { start } from '../src/main.ts';
import { ChangeRelease } from '../src/releases/change-release.ts';
import { PublishVersion } from '../src/releases/publish-version.ts';
import { areaStates } from '../src/registry/area-state.ts';
import { areaReleases, releaseEvents } from '../src/releases/read-releases.ts';
import { WatchCanaries } from '../src/releases/watch-canaries.ts';
import { Signal } from '../src/signal/signal.ts';
import { BuildStore } from '../src/static/build-store.ts';
import { aRemote, aShell, writeBuild } from './builds.ts';
import { anAddress, gatewayWorld } from './gateway.setup.ts';

const [live, trial, unseen] = ['aaaa000001', 'aaaa000002', 'aaaa000003'];
const [remote, remoteTrial] = ['bbbb000001', 'bbbb000002'];
const log = createLog('test', 'silent');
let world: Awaited<ReturnType<typeof gatewayWorld>>;
let source: DataSource;
let signal: Signal;
let changes: ChangeRelease;

/** A shell on trial, another one that was published only, and a trial of `support`, beside what is live. */
beforeAll(async () => {
  world = await gatewayWorld({ builds: [aShell(), aRemote(), aRemote({ area: 'vip' })] });
  source = await openDatabase(world.database.url, schema, 4);
  signal = new Signal(source, log);
  changes = new ChangeRelease(new Db(source));
  const folder = new BuildStore(world.root, null);
  for (const build of [aShell({ build: trial }), aShell({ build: unseen }), aRemote({ build: remoteTrial })]) {
    await writeBuild(world.root, build);
    await new PublishVersion(new Db(source), 'zoe', (address) => folder.read(address)).publish(build);
  }
  await move('support', { verb: 'promote', build: remoteTrial });
});
afterAll(async () => {
  await source.destroy();
  await world.close();
});
beforeEach(async () => {
  await source.query('DELETE FROM mount_count');
  if (!(await stateOf('shell'))?.canary) await move('shell', { verb: 'promote', build: trial });
});

const stateOf = async (area: string) => (await areaReleases(source, area))[0];
async function move(area: string, wish: { verb: 'promote'; build: string }): Promise<void> {
  const revision = (await stateOf(area))?.revision ?? 0;
  await changes.move(area, { ...wish, revision, reason: '' }, { by: 'zoe' });
}

/** What a gateway wrote down after pages with this shell had told it of these mounts. */
async function countedOf(shell: string, mounts: Pick<MountSignal, 'area' | 'build' | 'phase'>[]): Promise<string[]> {
  const gateway = await start(world.env);
  const body = { webview: 'browser', shell, vitals: [], mounts: mounts.map((one) => ({ ...one, ms: 1, weight: 1 })) };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anAddress() };
  const answer = await fetch(`${gateway.url}/api/signal`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(204);
  await gateway.close();
  const rows: { area: string; build: string; phase: string }[] = await source.query(
    'SELECT area, build, phase FROM mount_count ORDER BY area, build, phase',
  );
  return rows.map(({ area, build, phase }) => `${area} ${build} ${phase}`.trim());
}

const fails = (area: string, build: string) => ({ area, build, phase: 'render' as const });

it('a live remote that fails under a shell on trial has not failed: the trial has', async () => {
  const counted = await countedOf(trial, [fails('support', remote), { area: 'vip', build: remote }]);
  expect(counted).toEqual([`shell ${trial}`, `shell ${trial} render`]);
});

it('a remote on trial that fails under the live shell is counted alone', async () => {
  expect(await countedOf(live, [fails('support', remoteTrial)])).toEqual([`support ${remoteTrial} render`]);
});

it('where both are on trial both are counted, and nothing that is live', async () => {
  const counted = await countedOf(trial, [fails('support', remoteTrial)]);
  expect(counted).toEqual([`shell ${trial} render`, `support ${remoteTrial} render`]);
});

it('an area that only the shell on trial cannot carry is its failure', async () => {
  expect(await countedOf(trial, [fails('vip', ''), fails('events', '')])).toEqual([`shell ${trial} render`]);
});

it('a shell that somebody looks at by a link costs no live remote anything', async () => {
  expect(await countedOf(unseen, [fails('support', remote)])).toEqual([`shell ${unseen} render`]);
});

async function counts(area: string, build: string, mounts: number, failures: number): Promise<void> {
  const known = (await areaStates(source, area)).find(({ canary }) => canary === build);
  const whose = { area, build, trialAt: known?.canaryAt?.getTime() };
  signal.countMount({ ...whose, weight: mounts - failures });
  if (failures) signal.countMount({ ...whose, weight: failures, phase: 'render' });
  await signal.write();
}
const watch = () => new WatchCanaries({ source, signal, changes, log, windowMs: 600_000, leastMounts: 200 });

it('a trial of the shell under which pages fail is stopped, compared with pages under the live one', async () => {
  await counts('shell', live, 2000, 0);
  await counts('support', remote, 2000, 8);
  await counts('shell', trial, 300, 12);
  await watch().round();
  expect((await stateOf('shell'))?.canary).toBeNull();
  expect((await releaseEvents(source, 'shell'))[0]).toMatchObject({
    verb: 'stop',
    by: AUTOMATIC,
    facts: { canary: { mounts: 300, failures: 12 }, live: { mounts: 4000, failures: 8 } },
  });
});

it('a remote that fails for everybody ends no trial of the shell', async () => {
  await counts('support', remote, 2000, 200);
  await counts('shell', trial, 300, 30);
  await watch().round();
  expect((await stateOf('shell'))?.canary?.build).toBe(trial);
});
