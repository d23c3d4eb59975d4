import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import type { MoveVerb } from '@hub/contracts/releases';
import { inLocal } from '../boot/places.mjs';
import { Refusal, sayFailure } from '../boot/say.mjs';
import { isBuilt } from '../build/build-apps.ts';
import { actOn } from '../db/act-on.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { asksForHelp, MFE_USAGE, readMfeWish, type MfeWish } from './mfe-wish.ts';
import { atOnceWords, detailWords, lostBy, stateWords, stoppedWords, uncarriedWords } from './mfe-words.ts';
import { builtOf, publishBuild } from './publish-build.ts';
import { release } from './release-of.ts';
import { ReleaseClient } from './release-client.ts';

const say = (...lines: string[]) => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

function siteOf({ site }: MfeWish): string {
  if (site ?? process.env.PUBLIC_URL) return (site ?? process.env.PUBLIC_URL) as string;
  try {
    const { port } = JSON.parse(readFileSync(inLocal('start.json'), 'utf8')) as { port: number };
    return `http://localhost:${port}`;
  } catch {
    return 'http://localhost:8080';
  }
}

function clientOf(wish: MfeWish): ReleaseClient {
  const token = wish.token ?? process.env.MFE_TOKEN;
  if (!token)
    throw new Refusal(
      'No token: --token, or MFE_TOKEN.',
      `One is made by: npm run -s mfe -- token ${wish.area || 'AREA'}`,
    );
  return new ReleaseClient(siteOf(wish), token, { say });
}

const onTokens = (area: string, revoke: boolean) =>
  actOn({
    service: 'gateway',
    name: 'token',
    file: 'mfe/local-token.ts',
    usage: 'Elsewhere DATABASE_URL names the database of the gateway.',
    wish: { area, by: userInfo().username, revoke },
  });

async function publish(client: ReleaseClient, { area, site }: MfeWish): Promise<void> {
  const built = builtOf(area);
  const app = area === 'shell' ? area : `mfe-${area}`;
  if (!isBuilt(app)) say(`${app} has changed since ${built.build} was built: npm run build -- ${app}`);
  const change = await publishBuild(client, built);
  const there = site ? ` --site ${site}` : '';
  say(
    change === 'none' ? `${area} ${built.build} is published already.` : `${area} ${built.build} is published.`,
    `npm run mfe -- preview ${area} ${built.build}${there}`,
    `npm run mfe -- promote ${area} ${built.build}${there}`,
  );
}

/** As of the revision that was named, or that of just before: what changes in between is refused by the site. */
async function move(client: ReleaseClient, wish: MfeWish): Promise<void> {
  const { area, build, share, reason, rest } = wish;
  const verb = wish.verb as MoveVerb;
  const now = await client.area(area);
  const { revision = now.revision } = wish;
  const stopped = verb === 'promote' && build && now.canary?.build !== build ? stoppedWords(now, build) : null;
  if (stopped && !wish.again)
    throw new Refusal(`${stopped}.`, `All the same: npm run mfe -- promote ${area} ${build} --again`);
  say(...uncarriedWords(lostBy(now, verb, build)));
  const next = await client.move(area, { verb, build, share, revision, reason, rest });
  say(...atOnceWords(now, next), stateWords(next));
}

async function status(client: ReleaseClient, { area }: MfeWish): Promise<void> {
  const lines = area ? detailWords(await client.area(area)) : (await client.areas()).areas.map(stateWords);
  say(...lines);
}

/** Loads the whole test run, which no other verb needs. */
async function recorded(area: string): Promise<number> {
  const { recordCalls } = await import('./recorded/record-calls.ts');
  await recordCalls(area);
  return 0;
}

async function run(wish: MfeWish): Promise<number> {
  if (wish.verb === 'token' || wish.verb === 'revoke') return onTokens(wish.area, wish.verb === 'revoke');
  if (wish.verb === 'record') return recorded(wish.area);
  const client = clientOf(wish);
  if (wish.verb === 'publish') await publish(client, wish);
  else if (wish.verb === 'release') await release(client, wish, say);
  else if (wish.verb === 'preview') say((await client.preview(wish.area, wish.build ?? '')).url);
  else if (wish.verb === 'status') await status(client, wish);
  else await move(client, wish);
  return 0;
}

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => {
  say('', 'Stopped. What is done stays; made again, a release goes on from there.');
  void leave(130);
});
try {
  const args = process.argv.slice(2);
  if (!asksForHelp(args)) await leave(await run(readMfeWish(args)));
  say(...MFE_USAGE);
  await leave(0);
} catch (error) {
  sayFailure(error, 'Not done');
  await leave(1);
}
