import { setTimeout as sleep } from 'node:timers/promises';
import { canaryVerdict, shares, type Share } from '@hub/contracts/releases';
import { atOnceWords, lostBy, printable, stoppedWords, trialWords, uncarriedWords } from './mfe-words.ts';
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
  /** Also where the last trial of the build was stopped. */
  again?: boolean;
  /** Of the shell: areas that may rest with it. */
  rest?: string[];
  /** How long each share is looked at before the next; the site stops a trial by itself meanwhile. */
  lookMs: number;
  /** How long the site may give no answer while a share is looked at; a minute where it is not given. */
  unansweredMs?: number;
  say(line: string): void;
};

type Canary = NonNullable<ReleaseDetail['canary']>;

/** Fewer may be chance. The site itself judges from many more on, which an area with few visitors never has. */
const LEAST_FAILURES = 3;
const LOOK_EVERY_MS = 1000;
const UNANSWERED_MS = 60_000;

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
  const { client, area, lookMs, say } = parts;
  const { build } = parts.remote;
  let now = await client.area(area);
  if (now.live === build) return `${build} is live`;
  if (now.canary && now.canary.build !== build) throw new Error(`${now.canary.build} is on trial`);
  const stopped = now.canary || parts.again ? null : stoppedWords(now, build);
  if (stopped) throw new Error(`${stopped}. Released all the same: --again`);
  if (now.canary) now = await lookedAt(parts, leftMs(now.canary, lookMs));
  while (now.live !== build) {
    await mustHold(parts, now);
    const next = await raised(parts, now);
    atOnceWords(now, next).forEach(say);
    if (next.live === build) break;
    say(`${''.padEnd(10)} ${build} for ${next.canary?.share} %`);
    now = await lookedAt(parts, lookMs);
  }
  return `${build} is live`;
}

async function mustHold({ area, remote: { build }, client }: ReleaseParts, { trial, revision }: ReleaseDetail) {
  if (!trial || trial.canary.failures < LEAST_FAILURES || canaryVerdict(trial.canary, trial.live, 1) !== 'fails')
    return;
  await client.move(area, { verb: 'stop', build, revision, reason: `release: ${trialWords(trial)}` });
  throw new Error(`the trial is stopped: ${trialWords(trial)}`);
}

/** The revision is that which was looked at: what changes in between is refused by the site. */
async function raised({ area, remote: { build }, client, reason, rest, say }: ReleaseParts, now: ReleaseDetail) {
  const { canary, revision } = now;
  if (canary && now.trial) say(`${''.padEnd(10)} ${trialWords(now.trial)}`);
  if (!canary) uncarriedWords(lostBy(now, 'promote', build)).forEach(say);
  const share = nextShare(canary?.share);
  return client.move(area, { verb: 'promote', build, share, revision, reason, rest });
}

const nextShare = (share: Share | undefined): Share => shares[share ? shares.indexOf(share) + 1 : 0] ?? 100;

const leftMs = ({ since }: Canary, lookMs: number): number => Math.min(lookMs, Date.parse(since) + lookMs - Date.now());

/** Ends with an answer: nothing is raised on what nobody saw. */
async function lookedAt(parts: ReleaseParts, forMs: number): Promise<ReleaseDetail> {
  const { area, remote, client, lookMs, unansweredMs = UNANSWERED_MS } = parts;
  const until = Date.now() + forMs;
  for (let heardAt = Date.now(); ; await sleep(Math.min(LOOK_EVERY_MS, lookMs))) {
    const now = await client.area(area).catch((error: unknown) => {
      if (Date.now() - heardAt >= unansweredMs) throw error;
    });
    if (!now) continue;
    heardAt = Date.now();
    if (now.live !== remote.build && now.canary?.build !== remote.build) throw new Error(endWords(now));
    if (heardAt >= until || now.live === remote.build) return now;
  }
}

const endWords = ({ events: [last] }: ReleaseDetail): string =>
  `the trial ended (${last?.verb ?? 'unknown'} by ${last?.by ?? 'nobody'}: ${printable(last?.reason ?? '')})`;
