import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosen } from '../../infra/local/bench/chosen.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { inLocal } from '../../infra/local/boot/places.mjs';
import { line, note } from '../../infra/local/boot/say.mjs';
import type { Era } from './tickets/generate/a-case.ts';
import { deskIn, type BenchDesk } from './tickets/desks.ts';
import { dice } from './tickets/generate/dice.ts';
import { Grower } from './tickets/grow/grow.ts';
import { measureAll, type CallName, type Stage } from './tickets/load/at-size.ts';
import { openBareServer } from './tickets/load/bare-call.ts';
import { prove, proveCounts, settled } from './tickets/prove.ts';
import { statementAims } from './tickets/statements/most-statements.ts';
import { openStatementLog } from './tickets/statements/statement-log.ts';
import { aimsOf, REFERENCE, rowsOf, tableOf } from './tickets/verdict.ts';
import { openWorld } from './tickets/world.ts';

const SIZES = [10_000, 200_000, 1_000_000];
const SMALL = [10_000, 50_000];
/** From here on every search has a full page. */
const LEAST = 10_000;
const SECONDS = { full: 8, small: 3, none: 0 };
/** Days before now in which all of them were filed. */
const DAYS = 400;
const SAMPLE = 200;

const CONDITIONS = [
  'MariaDB: buffer pool 1 GB, log file 256 MB, every commit on disk, O_DIRECT, no binlog; on the disk of .local',
  'limits lifted by configuration: LIMIT_FACTOR=100000 at the gateway, and TRUST_PROXY_HOPS=1, so that each visitor has',
  'an address of their own; the limits of the services stay as they are',
  'our own challenge at CAPTCHA_COST=1, fetched within the sequence and verified; solved before the load begins',
  `aims are set for a machine where a bare Node call costs ${REFERENCE.ms} ms and ${REFERENCE.perSecond} a second pass;`,
  'between the loads it is measured here; where it costs more, what is judged is what was seen, in proportion',
];

type Order = BenchDesk & { sizes: number[]; seconds: number; counting: boolean; names: CallName[] };

/** Numbers among the words are the sizes themselves; `--desk` and a word say whose, `--only` and a word choose calls by name. */
function orderOf(words: readonly string[]): Order {
  const [small, counting] = [words.includes('--small'), words.includes('--statements')];
  const asked = words.map(Number).filter((size) => size > 0);
  if (asked.some((size) => size < LEAST)) throw new Error(`no fewer than ${LEAST} reports`);
  const sizes = asked.length > 0 ? asked.sort((a, b) => a - b) : counting ? [LEAST] : small ? SMALL : SIZES;
  const of = deskIn(words);
  const only = words.indexOf('--only');
  const names = chosen(only < 0 ? [] : [words[only + 1] ?? '--only'], of.calls);
  return { ...of, sizes, counting, names, seconds: counting ? SECONDS.none : small ? SECONDS.small : SECONDS.full };
}

/** A site that grows faster and faster: each size takes half of the time that is left. */
function erasOf(sizes: readonly number[]): Era[] {
  let oldest = DAYS;
  return sizes.map((to, at) => {
    const era = { from: sizes[at - 1] ?? 0, to, oldest, newest: at === sizes.length - 1 ? 0 : oldest / 2 };
    oldest = era.newest;
    return era;
  });
}

/**
 * One database that grows from 10,000 to 200,000 and 1,000,000 reports, and at each size the calls of players and staff at
 * sixteen parallel through the gateway; at the first one also how many statements each sends.
 */
export async function run(site: BenchSite): Promise<Result> {
  const order = orderOf(site.words);
  const { desk, sizes, seconds, counting, names } = order;
  const eras = erasOf(sizes);
  for (const words of CONDITIONS) note(words);
  const { ground, settings, setNumbers, close } = await openWorld(site, order);
  const { source, first, now, rows } = ground;
  const grower = await Grower.open(ground);
  await setNumbers();
  const [bare, log] = [await openBareServer(), await openStatementLog(site)];
  const stages: Stage[] = [];
  for (const [at, era] of eras.entries()) {
    await grow(grower, era);
    await order.grow?.(ground.url, era);
    if (at === 0 && !counting) {
      const ids = Array.from({ length: SAMPLE }, (_, n) => first + (dice(n, 800) % era.to));
      await prove({ source, settings, ids: [...new Set(ids)] });
      line('proven', `${SAMPLE} cases are as the desk's own indexer, figures, shredder and counters make them`);
    }
    const world = { desk, source, tokenKeys: site.tokenKeys, first, size: era.to, eras, now };
    const pace = { seconds, net: 30 + at };
    stages.push(await measureAll({ site, names, world, rows, pace, bare, log: at === 0 ? log : null }));
    await settled(source);
    await proveCounts(source);
  }
  for (const opened of [bare, log, grower]) await opened.close();
  await close();
  return report(stages, order);
}

async function grow(grower: Grower, era: Era): Promise<void> {
  const began = performance.now();
  const grown = await grower.grow(era, (done) => {
    if (done % 100_000 === 0 && done > 0) line('growing', `${done} more`);
  });
  const words = `${era.to} reports, ${grown.replies} replies and ${grown.postings} postings more`;
  line('grown', words, performance.now() - began);
}

function report(stages: Stage[], { desk, names, counting, more }: Order): Result {
  const table = rowsOf(stages);
  const sizes = stages.map(({ size }) => size);
  if (!counting) for (const words of tableOf(table, sizes)) process.stdout.write(`  ${words}\n`);
  const counted = stages[0]?.counted ?? {};
  const aims = [...statementAims(names, counted, counting, more), ...(counting ? [] : aimsOf(table, names))];
  mkdirSync(inLocal('bench'), { recursive: true });
  const file = join(inLocal('bench'), desk.key === 'support' ? 'tickets.json' : `tickets-${desk.key}.json`);
  const kept = { at: new Date().toISOString(), conditions: CONDITIONS, table, counted, aims };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  line('report', file);
  return { figures: { 'calls measured': table.length * sizes.length }, aims };
}
