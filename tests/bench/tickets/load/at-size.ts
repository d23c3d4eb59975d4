import type { BenchSite } from '../../../../infra/local/bench/run-bench.ts';
import { line } from '../../../../infra/local/boot/say.mjs';
import { RARE_BLOCK, COMMON_WORDS, rareWord, RARE_EVERY, TWO_WORDS } from '../generate/words.ts';
import type { CaseRows } from '../generate/case-rows.ts';
import { COUNTED_TURNS, type Counted, type StatementLog } from '../statements/statement-log.ts';
import { callerOf, type Ask } from './ask.ts';
import { usualOf, type Bare, type BareServer } from './bare-call.ts';
import { measure, type Load, type Measured } from './measure.ts';
import { listCall, lookUpCall, viewCall } from './player-calls.ts';
import { aPicture, checkCreated, createCall, solvedChallenges, type Created } from './report-form.ts';
import { sampleOf, type Sample, type World } from './sample.ts';
import {
  closeCall,
  deepCall,
  openCall,
  queueCall,
  searchCall,
  signIn,
  vipListCall,
  walkTo,
  type Staff,
} from './staff-calls.ts';
import { usageOf } from './usage.ts';

const DEEP_PAGE = 200;
const HITS_OF_A_PAGE = 25;
const HITS_OF_A_RARE_WORD = RARE_BLOCK / RARE_EVERY;
/** More than can be made in the time. */
const CREATES_A_SECOND = 200;
const CLOSES = 6000;
/** Of all cases as many are closed at most: one of ten is open. */
const CLOSED_OF = 20;

/** What was measured of one size, and a bare call meanwhile; `counted` where statements were. */
export type Stage = {
  size: number;
  bare: Bare;
  measured: Partial<Record<CallName, Measured>>;
  counted: Partial<Record<CallName, Counted>>;
};
/** `seconds` of each load; 0 counts statements and measures nothing. */
export type Pace = { seconds: number; net: number };
/** `log`: counts statements as well. */
type Order = {
  site: BenchSite;
  names: readonly CallName[];
  world: World;
  rows: CaseRows;
  pace: Pace;
  bare: BareServer;
  log: StatementLog | null;
};
type Field = Order & { ask: Ask; staff: Staff; sample: Sample };
type Calls = Record<string, (field: Field) => Load | Promise<Load>>;

const calls = {
  'player list': ({ ask, world, sample }) => ({ turn: listCall(ask, world.desk, sample) }),
  'player view': ({ ask, world, sample, rows }) => ({ turn: viewCall(ask, world.desk, sample, rows) }),
  'look-up by e-mail and code': ({ ask, world, sample, rows }) => ({ turn: lookUpCall(ask, world.desk, sample, rows) }),
  'queue, first page': ({ ask, staff }) => ({ turn: queueCall(ask, staff) }),
  'queue, deep page': async ({ ask, staff }) => ({ turn: deepCall(ask, staff, await walkTo(ask, staff, DEEP_PAGE)) }),
  'staff opens a report': ({ ask, staff, sample }) => ({ turn: openCall(ask, staff, sample) }),
  'who is VIP, first page': async ({ ask, site, world }) => ({
    turn: vipListCall(ask, await signIn(ask, site, world.desk, 'lead')),
  }),
  'search, common word': ({ ask, staff }) => ({ turn: searchCall(ask, staff, COMMON_WORDS, HITS_OF_A_PAGE) }),
  'search, rare word': ({ ask, staff, world }) => ({
    turn: searchCall(ask, staff, rareWords(world.size), HITS_OF_A_RARE_WORD),
  }),
  'search, two words': ({ ask, staff }) => ({ turn: searchCall(ask, staff, TWO_WORDS, HITS_OF_A_PAGE) }),
  'closing one report': async ({ ask, staff, world, sample }) => {
    const open = (await openCases(world)).map((id) => ({ id, one: sample.caseOf(id) }));
    return { turn: closeCall(ask, staff, open), most: open.length };
  },
  'create, whole form, 12 KB PNG': async ({ ask, pace: { seconds, net } }) => {
    const most = Math.ceil(seconds * 1.2 * CREATES_A_SECOND) + COUNTED_TURNS;
    const tokens = await solvedChallenges(ask, most, net);
    const made: Created[] = [];
    return { turn: createCall(ask, tokens, await aPicture(), net, made), most, after: () => checkCreated(ask, made) };
  },
} satisfies Calls;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** The calls one after the other, at one size of the database. */
export async function measureAll(order: Order): Promise<Stage> {
  const { site, world, pace, bare, log } = order;
  const { ask, close } = callerOf(site.url);
  const field = { ...order, ask, staff: await signIn(ask, site, world.desk), sample: await sampleOf(world) };
  const bares = [await bare.measure()];
  const [measured, counted]: [Stage['measured'], Stage['counted']] = [{}, {}];
  const used = usageOf(site.folder, world);
  for (const name of order.names) {
    const load: Load = await calls[name](field);
    if (log) counted[name] = await log.count(load.turn);
    if (pace.seconds > 0) {
      const got = await measure(load, { seconds: pace.seconds, used, from: log ? COUNTED_TURNS : 0 });
      measured[name] = got;
      bares.push(await bare.measure());
      say(name, got);
    }
    await load.after?.();
  }
  await close();
  return { size: world.size, bare: usualOf(bares), measured, counted };
}

function say(name: string, { perSecond, p50, p99, load, wrong, fault, used: { reads, ...cpu } }: Measured): void {
  line(
    '',
    `${name}: ${perSecond}/s, p50 ${p50}, p99 ${p99} ms, load ${load}${wrong ? `, ${wrong} WRONG: ${fault}` : ''}`,
  );
  const parts = Object.entries(cpu).map(([part, ms]) => `${part} ${ms}`);
  line('', `  ${reads} reads, processor ms: ${parts.join(', ')}`);
}

const rareWords = (size: number): string[] =>
  Array.from({ length: Math.floor(size / RARE_BLOCK) || 1 }, (_, block) => rareWord(block));

async function openCases({ source, first, size }: World): Promise<number[]> {
  const rows: { id: number }[] = await source.query(
    `SELECT id FROM ticket WHERE status IN (0, 1, 2) AND id BETWEEN ? AND ? ORDER BY CRC32(id) LIMIT ?`,
    [first, first + size - 1, Math.min(CLOSES, Math.floor(size / CLOSED_OF))],
  );
  return rows.map(({ id }) => id);
}
