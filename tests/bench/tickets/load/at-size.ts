import type { BenchSite } from '../../../../infra/local/bench/run-bench.ts';
import { line } from '../../../../infra/local/boot/say.mjs';
import { RARE_BLOCK, COMMON_WORDS, rareWord, RARE_EVERY, TWO_WORDS } from '../generate/words.ts';
import type { CaseRows } from '../generate/case-rows.ts';
import type { Stage } from '../verdict.ts';
import { callerOf, type Ask } from './ask.ts';
import { measure, type Measured } from './measure.ts';
import { listCall, lookUpCall, viewCall } from './player-calls.ts';
import { aPicture, checkCreated, createCall, solvedChallenges, type Created } from './report-form.ts';
import { sampleOf, type World } from './sample.ts';
import { closeCall, deepCall, openCall, queueCall, searchCall, signIn, walkTo } from './staff-calls.ts';
import { usageOf } from './usage.ts';

const DEEP_PAGE = 200;
const HITS_OF_A_PAGE = 25;
const HITS_OF_A_RARE_WORD = RARE_BLOCK / RARE_EVERY;
/** From here on there is a full page of everything. */
const FULL_FROM = 10_000;
/** More than can be made in the time. */
const CREATES_A_SECOND = 200;
const CLOSES = 6000;
const CREATE = 'create, whole form, 12 KB PNG';

export type Pace = { seconds: number; net: number };
type Order = { site: BenchSite; world: World; rows: CaseRows; pace: Pace };

/** All calls one after the other, at one size of the database. */
export async function measureAll({ site, world, rows, pace }: Order): Promise<Stage> {
  const { ask, close } = callerOf(site.url);
  const sample = await sampleOf(world);
  const staff = await signIn(ask, site);
  const measured: Record<string, Measured> = {};
  const used = usageOf(site.folder, world.source);
  const wanted = wantedOf(site.words);
  const on = async (name: string, turn: Parameters<typeof measure>[0], most?: number) => {
    if (!wanted(name)) return;
    const got = await measure(turn, { seconds: pace.seconds, used, ...(most !== undefined && { most }) });
    measured[name] = got;
    const fault = got.wrong ? `, ${got.wrong} WRONG: ${got.fault}` : '';
    line('', `${name}: ${got.perSecond}/s, p50 ${got.p50}, p99 ${got.p99} ms, load ${got.load}${fault}`);
    line('', `  ${wordsOf(got.used)}`);
  };
  await on('player list', listCall(ask, sample));
  await on('player view', viewCall(ask, sample, rows));
  await on('look-up by e-mail and code', lookUpCall(ask, sample, rows));
  await on('queue, first page', queueCall(ask, staff));
  const deep = await walkTo(ask, staff, wanted('queue, deep page') ? DEEP_PAGE : 1);
  line('', `deep page is page ${deep.page}`);
  await on('queue, deep page', deepCall(ask, staff, deep));
  await on('staff opens a report', openCall(ask, staff, sample));
  const full = world.size >= FULL_FROM;
  await on('search, common word', searchCall(ask, staff, COMMON_WORDS, full ? HITS_OF_A_PAGE : null));
  await on('search, rare word', searchCall(ask, staff, rareWords(world.size), full ? HITS_OF_A_RARE_WORD : null));
  await on('search, two words', searchCall(ask, staff, TWO_WORDS, full ? HITS_OF_A_PAGE : null));
  const open = await openCases(world);
  await on('closing one report', closeCall(ask, staff, open), open.length);
  if (wanted(CREATE)) await create(ask, pace, on);
  await close();
  return { size: world.size, measured };
}

const wordsOf = ({ reads, ...cpu }: Measured['used']) =>
  `${reads} reads, processor ms: ${Object.entries(cpu)
    .map(([part, ms]) => `${part} ${ms}`)
    .join(', ')}`;

/** With `--only <word>` the calls whose name has the word, otherwise all. */
const wantedOf = (words: readonly string[]) => {
  const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';
  return (name: string) => name.includes(only);
};

type On = (name: string, turn: Parameters<typeof measure>[0], most?: number) => Promise<void>;

async function create(ask: Ask, { seconds, net }: Pace, on: On): Promise<void> {
  const picture = await aPicture();
  const tokens = await solvedChallenges(ask, Math.ceil(seconds * 1.2 * CREATES_A_SECOND), net);
  const made: Created[] = [];
  await on(CREATE, createCall(ask, tokens, picture, net, made), tokens.length);
  await checkCreated(ask, made);
}

const rareWords = (size: number) =>
  Array.from({ length: Math.floor(size / RARE_BLOCK) || 1 }, (_, block) => rareWord(block));

async function openCases({ source, first, size }: World): Promise<number[]> {
  const rows: { id: number }[] = await source.query(
    `SELECT id FROM ticket WHERE status IN (0, 1, 2) AND id BETWEEN ? AND ? ORDER BY CRC32(id) LIMIT ${Math.min(CLOSES, Math.floor(size / 25))}`,
    [first, first + size - 1],
  );
  return rows.map(({ id }) => id);
}
