import { makePublishToken } from '../../../services/gateway/src/publish-token.ts';
import { expect, it } from 'vitest';
import type { ReleaseMove } from '@hub/contracts/releases';
import { ReleaseClient } from '../../../infra/local/mfe/release-client.ts';
import { smallBuild } from './publish-build.ts';
import { isOnTrial, SEEN, shownBy } from './shown-builds.ts';
import type { TwoOfEverything } from './two-of-everything.ts';

/** What is done at one gateway, looked at through the other. */
export function releasesAreSeen(of: () => TwoOfEverything): void {
  it('what is published, previewed, promoted, stopped and rolled back at one gateway is seen at the other within a minute', async () => {
    const two = of();
    const [one, other] = two.gateways;
    const client = new ReleaseClient(one, await makePublishToken({ ...two.site.envOf('gateway') }, 'events', 'a test'));
    const shown = (cookie?: string) => shownBy(other, cookie);
    const inTrial = () => isOnTrial(other, build.name);
    const move = async (verb: ReleaseMove['verb'], over: Partial<ReleaseMove> = {}) => {
      const { revision } = await client.area('events');
      await client.move('events', { verb, reason: 'a test', revision, ...over });
    };
    const before = await shown();
    const build = smallBuild();
    await build.publish(client);

    const link = new URL((await client.preview('events', build.name)).url);
    const opened = () => fetch(other + link.pathname + link.search, { redirect: 'manual' });
    const cookie = (await opened()).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect([await shown(cookie), await shown()]).toEqual([build.name, before]);

    await move('promote', { build: build.name, share: 25 });
    await expect.poll(inTrial, SEEN).toBe(true);
    await move('stop');
    await expect.poll(inTrial, SEEN).toBe(false);
    await move('promote', { build: build.name, share: 100 });
    await expect.poll(() => shown(), SEEN).toBe(build.name);
    await move('rollback');
    await expect.poll(() => shown(), SEEN).toBe(before);
    build.forget();
  }, 260_000);
}
