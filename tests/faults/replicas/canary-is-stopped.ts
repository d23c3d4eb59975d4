import { gatewayPaths, type MountSignal } from '@hub/contracts/shared';
import { expect, it } from 'vitest';
import { ReleaseClient } from '../../../infra/local/mfe/release-client.ts';
import { makePublishToken } from '../../../services/gateway/src/publish-token.ts';
import { AUTOMATIC } from '@hub/contracts/releases';
import { anAddress } from './insist.ts';
import { smallBuild } from './publish-build.ts';
import { isOnTrial, SEEN } from './shown-builds.ts';
import { LEAST_MOUNTS, type TwoOfEverything } from './two-of-everything.ts';

/** Too few to judge by, and twice as many are enough. */
const AT_EACH = Math.ceil(LEAST_MOUNTS * 0.6);

const tellFailures = (gateway: string, build: string) => {
  const failed: MountSignal = { area: 'events', build, phase: 'chunk', ms: 1, weight: 1 };
  return fetch(gateway + gatewayPaths.signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
    body: JSON.stringify({ webview: 'browser', mounts: Array(AT_EACH).fill(failed), vitals: [] }),
  });
};

export function canaryIsStopped(of: () => TwoOfEverything): void {
  it('a trial whose failures were told half at one gateway and half at the other is stopped, once and at both', async () => {
    const two = of();
    const env = { ...two.site.envOf('gateway') };
    const client = new ReleaseClient(two.gateways[0], await makePublishToken(env, 'events', 'a test'));
    const build = smallBuild();
    await build.publish(client);
    const onTrial = () => Promise.all(two.gateways.map((gateway) => isOnTrial(gateway, build.name)));
    const { revision } = await client.area('events');
    await client.move('events', { verb: 'promote', build: build.name, share: 25, reason: 'a test', revision });
    await expect.poll(onTrial, SEEN).toEqual([true, true]);

    const told = await Promise.all(two.gateways.map((gateway) => tellFailures(gateway, build.name)));
    expect(told.map(({ status }) => status)).toEqual([204, 204]);
    await expect.poll(onTrial, SEEN).toEqual([false, false]);
    const stops = await two.ask<{ verb: string; facts: string }>(
      'gateway',
      'SELECT verb, facts FROM release_event WHERE build = ? AND made_by = ?',
      [build.name, AUTOMATIC],
    );
    const all = 2 * AT_EACH;
    expect(stops.map(({ verb, facts }) => ({ verb, ...(JSON.parse(facts) as object) }))).toEqual([
      { verb: 'stop', canary: { mounts: all, failures: all }, live: { mounts: 0, failures: 0 } },
    ]);
    build.forget();
  }, 180_000);
}
