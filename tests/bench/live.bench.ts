import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { supportDesk } from '@hub/contracts/support';
import type { CreatedView, StaffTicketView } from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, issueTicketToken, type TokenRings } from '@hub/nest-kit/tokens';
import { atMost } from '../../infra/local/bench/aims.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { openAll, type Watcher } from './live/watchers.ts';
import { memoryKb, processOf } from './site/processes.ts';
import { until } from './site/until.ts';
import { callerOf, must, type Ask } from './tickets/load/ask.ts';
import { signIn, type Staff } from './tickets/load/staff-calls.ts';

const READERS = 5000;
const WATCHERS = 200;
const ANSWERS = 10;
const LIMIT_MS = 1000;
/** What it takes to open them comes to rest. */
const REST_MS = 10_000;
const GAME = 'H73';

const playerOf = (n: number) => ({
  game: GAME,
  uid: `bench-live-${n}`,
  server: 'tw_2001',
  role: String(220_000_000 + n),
  name: '壓測角色',
  inGameId: String(220_000_000 + n),
});

async function aReport(ask: Ask, token: string): Promise<number> {
  const json = { game_id: GAME, question_type: '2', email: 'bench@example.com', content: '儲值後三十分鐘仍未入帳' };
  const headers = { 'x-auth-token': token, 'idempotency-key': randomUUID() };
  const { status, body } = await ask<{ msg: CreatedView }>('/api/questions/create_web_form', { json, headers });
  must(status === 200, 'report', body);
  return body.msg.question_id;
}

/** An answer of staff; how long until the last of the watchers heard of it, and until the call itself was answered. */
async function answer(ask: Ask, { headers }: Staff, ticket: number, heard: { count: number; last: number }) {
  const read = await ask<StaffTicketView>(`/api/staff/questions/${ticket}`, { headers });
  const seen = String(read.body.data.version);
  const more = { ...headers, 'if-match': seen, 'idempotency-key': randomUUID() };
  heard.count = 0;
  const began = performance.now();
  const json = { content: '已為您補發，請至信箱查看' };
  const { status, body } = await ask(`/api/staff/questions/${ticket}/reply`, { json, headers: more });
  const answered = performance.now() - began;
  must(status === 200, 'answer', body);
  await until(async () => heard.count >= WATCHERS, 10_000, `only ${heard.count} of ${WATCHERS} heard of the answer`);
  return { all: heard.last - began, answered };
}

/** Five thousand open streams on one gateway: what each costs in memory, and how soon all watchers of one case know of an answer. */
export async function run(site: BenchSite): Promise<Result> {
  const rings = parseRings(site.tokenKeys) as TokenRings;
  const { ask, close } = callerOf(site.url);
  const gateway = processOf(site.folder, 'services/gateway/src/main.ts');
  const ticket = await aReport(ask, await issueSiteToken(rings, playerOf(0)));
  const staff = await signIn(ask, site, supportDesk);
  const heard = { count: 0, last: 0 };
  const watch = () => {
    heard.count += 1;
    heard.last = performance.now();
  };
  const others = await Promise.all(
    Array.from({ length: READERS - WATCHERS }, async (_, n): Promise<Watcher> => {
      return { token: await issueSiteToken(rings, playerOf(n + 1)), heard: () => undefined };
    }),
  );
  const token = await issueTicketToken(rings, { desk: supportDesk.key, ticket, game: GAME });
  const watchers = Array.from({ length: WATCHERS }, (): Watcher => ({ token, heard: watch }));
  await openAll(site.url, watchers.slice(0, 20)).then((first) => first.close());
  await sleep(1000);

  const before = memoryKb(gateway);
  const began = performance.now();
  const streams = await openAll(site.url, [...others, ...watchers]);
  const opening = Math.round(performance.now() - began);
  const justOpened = memoryKb(gateway);
  await sleep(REST_MS);
  const after = memoryKb(gateway);
  line('streams', `${READERS} open after ${opening} ms`);
  const times = [];
  for (let n = 0; n < ANSWERS; n += 1) times.push(await answer(ask, staff, ticket, heard));
  streams.close();
  await close();

  const slowest = Math.round(Math.max(...times.map(({ all }) => all)));
  const figures = {
    'open streams': READERS,
    'KB of the gateway for each (at once / at rest)': [justOpened, after]
      .map((kb) => ((kb - before) / READERS).toFixed(1))
      .join(' / '),
    'gateway, MB with all of them': Math.round(after / 1024),
    'watchers of one case': WATCHERS,
    answers: ANSWERS,
    'ms until the call was answered, slowest': Math.round(Math.max(...times.map(({ answered }) => answered))),
    'load of the machine': `${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`,
  };
  return { figures, aims: [atMost('until all have heard, slowest', slowest, LIMIT_MS, 'ms')] };
}
