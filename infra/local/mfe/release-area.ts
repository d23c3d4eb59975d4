import { setTimeout as sleep } from 'node:timers/promises';
import { shares, type Share } from '@hub/contracts/releases';
import { lostBy, uncarriedWords } from './mfe-words.ts';
import type { ReleaseClient, ReleaseDetail } from './release-client.ts';
import { releaseService, stepsOf, type ServiceParts } from './release-service.ts';

/** What a release is made of, in its order; each may be made again. */
export type ReleaseParts = {
  area: string;
  /** null: an area without a service. */
  service: ServiceParts | null;
  remote: { build: string; publish(): Promise<void> };
  client: Pick<ReleaseClient, 'area' | 'move' | 'preview'>;
  reason: string;
  /** Of the shell: areas that may rest with it. */
  rest?: string[];
  /** How long each share is looked at before the next; the site stops a trial by itself meanwhile. */
  lookMs: number;
  say(line: string): void;
};

const LOOK_EVERY_MS = 1000;

/** Service first, then remote. Stops where something fails, and goes on from there when it is made again. Throws `Refusal`. */
export async function releaseArea(parts: ReleaseParts): Promise<void> {
  const { service, remote, client, area, say } = parts;
  const step = stepsOf(area, say);
  if (service) await releaseService(step, service);
  await step('publish', async () => {
    await remote.publish();
    return remote.build;
  });
  await step('preview', async () => (await client.preview(area, remote.build)).url);
  await step('promote', () => promoted(parts));
}

async function promoted(parts: ReleaseParts): Promise<string> {
  const { area, client, reason, rest, lookMs, say } = parts;
  const { build } = parts.remote;
  for (;;) {
    const now = await client.area(area);
    if (now.live === build) return `${build} is live`;
    if (now.canary && now.canary.build !== build) throw new Error(`${now.canary.build} is on trial`);
    const share = nextShare(now.canary?.share);
    // The revision is that which was looked at: what changes in between is refused by the site.
    if (!now.canary) uncarriedWords(lostBy(now, 'promote', build)).forEach(say);
    await client.move(area, { verb: 'promote', build, share, revision: now.revision, reason, rest });
    if (share === shares.at(-1)) continue;
    say(`${''.padEnd(10)} ${build} for ${share} %`);
    await look({ area, client, lookMs }, build);
  }
}

const nextShare = (share: Share | undefined): Share => shares[share ? shares.indexOf(share) + 1 : 0] ?? 100;

async function look({ area, client, lookMs }: Pick<ReleaseParts, 'area' | 'client' | 'lookMs'>, build: string) {
  for (const until = Date.now() + lookMs; Date.now() < until; await sleep(Math.min(LOOK_EVERY_MS, lookMs))) {
    const now: ReleaseDetail = await client.area(area);
    if (now.canary?.build === build || now.live === build) continue;
    const [last] = now.events;
    throw new Error(`the trial ended (${last?.verb ?? 'unknown'} by ${last?.by ?? 'nobody'}: ${last?.reason ?? ''})`);
  }
}
