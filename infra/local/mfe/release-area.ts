import { setTimeout as sleep } from 'node:timers/promises';
import { shares, uncarriedBy, type Share } from '@hub/contracts/releases';
import { Refusal } from '../boot/say.mjs';
import { uncarriedWords } from './mfe-words.ts';
import type { ReleaseClient, ReleaseDetail } from './release-client.ts';

/** What a release is made of, in its order; each may be made again. */
export type ReleaseParts = {
  area: string;
  /** null: an area without a service. */
  service: {
    build: string;
    /** What remotes that are live would fail at. */
    breaks(): Promise<string[]>;
    /** The calls that the live remote was recorded to make, made to the new service; null where nobody recorded any. */
    replay(): Promise<{ build: string; calls: number; faults: string[] } | null>;
    migrate(): Promise<void>;
    handOver(): Promise<void>;
  } | null;
  remote: { build: string; publish(): Promise<void> };
  client: Pick<ReleaseClient, 'area' | 'move' | 'preview'>;
  reason: string;
  /** Of the shell: areas that may rest with it. */
  rest?: string[];
  /** How long each share is looked at before the next; the site stops a trial by itself meanwhile. */
  lookMs: number;
  say(line: string): void;
};

const HEARD_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** Faults that one line of a refusal names. */
const SAID = 10;

/** Service first, then remote. Stops where something fails, and goes on from there when it is made again. Throws `Refusal`. */
export async function releaseArea(parts: ReleaseParts): Promise<void> {
  const { service, remote, client, area, say } = parts;
  const step = async (name: string, work: () => Promise<string>) => {
    try {
      say(`${name.padEnd(10)} ${await work()}`);
    } catch (error) {
      throw new Refusal(
        `${area} stopped at ${name}: ${(error as Error).message}`,
        'Made again, it goes on from there.',
      );
    }
  };
  if (service) {
    await step('agreement', async () => {
      const breaks = await service.breaks();
      if (breaks.length > 0) throw new Error(`remotes that are live would fail: ${breaks.slice(0, SAID).join('; ')}`);
      return 'the remotes that are live can speak to the new version';
    });
    await step('calls', () => answeredAsBefore(service));
    await step('migrate', async () => {
      await service.migrate();
      return 'the tables have what the new version needs';
    });
    await step('hand over', () => handedOver(parts, service));
    await step('ready', () => heard(parts, service.build));
  }
  await step('publish', async () => {
    await remote.publish();
    return remote.build;
  });
  await step('preview', async () => (await client.preview(area, remote.build)).url);
  await step('promote', () => promoted(parts));
}

type Service = NonNullable<ReleaseParts['service']>;

async function answeredAsBefore({ replay }: Service): Promise<string> {
  const replayed = await replay();
  if (!replayed) return 'the build that is live says nothing of the calls that it makes';
  const { build, calls, faults } = replayed;
  if (faults.length === 0) return `${calls} calls of ${build}, which is live, are answered as before`;
  const more = faults.length > SAID ? `; and ${faults.length - SAID} more` : '';
  throw new Error(`${build}, which is live, would fail, so nothing moved: ${faults.slice(0, SAID).join('; ')}${more}`);
}

async function handedOver({ area, client }: ReleaseParts, service: Service): Promise<string> {
  if ((await client.area(area)).service?.build === service.build) return `${service.build} runs already`;
  await service.handOver();
  return service.build;
}

/** The gateway heard its calls from a process of the new version. */
async function heard({ area, client }: ReleaseParts, build: string): Promise<string> {
  for (const until = Date.now() + HEARD_MS; ; await sleep(LOOK_EVERY_MS)) {
    const { service } = await client.area(area);
    if (service?.build === build) {
      if (service.left_out > 0)
        throw new Error(`${service.left_out} of its calls may not be taken: see ROUTES_BAD_ROW`);
      return `the gateway knows ${service.calls} calls of ${build}`;
    }
    if (Date.now() > until) throw new Error(`the gateway hears ${service?.build ?? 'nothing'}, not ${build}`);
  }
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
    if (!now.canary) uncarriedWords(uncarriedBy(now, build)).forEach(say);
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
