import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchSite } from '../../infra/local/bench/run-bench.ts';
import { inLocal } from '../../infra/local/boot/places.mjs';
import { line, note } from '../../infra/local/boot/say.mjs';
import type { Era } from './tickets/generate/a-case.ts';
import { dice } from './tickets/generate/dice.ts';
import { Grower } from './tickets/grow/grow.ts';
import { measureAll } from './tickets/load/at-size.ts';
import { prove, proveCounts, settled } from './tickets/prove.ts';
import { faultsOf, rowsOf, tableOf, type Stage } from './tickets/verdict.ts';
import { openWorld } from './tickets/world.ts';

const SIZES = [10_000, 200_000, 1_000_000];
const SMALL = [3000, 10_000, 50_000];
const SECONDS = { full: 8, small: 3 };
/** Days before now in which all of them were filed. */
const DAYS = 400;
const SAMPLE = 200;

const CONDITIONS = [
  'MariaDB: buffer pool 1 GB, log file 256 MB, every commit on disk, O_DIRECT, no binlog; on the disk of .local',
  'limits lifted by configuration: LIMIT_FACTOR=100000 at the gateway, and TRUST_PROXY_HOPS=1, so that each visitor has',
  'an address of their own; the limits of the services stay as they are',
  'our own challenge at CAPTCHA_COST=1, fetched within the sequence and verified; solved before the load begins',
];

/** Numbers among the words are the sizes themselves. */
function sizesOf(words: readonly string[]): number[] {
  const asked = words.map(Number).filter((size) => size > 0);
  if (asked.length > 0) return asked.sort((a, b) => a - b);
  return words.includes('--small') ? SMALL : SIZES;
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
 * sixteen parallel through the gateway. Fails when a median grows by more than 1.3 or an answer is wrong.
 */
export async function run(site: BenchSite): Promise<Record<string, number | string>> {
  const sizes = sizesOf(site.words);
  const seconds = site.words.includes('--small') ? SECONDS.small : SECONDS.full;
  const eras = erasOf(sizes);
  for (const words of CONDITIONS) note(words);
  const { ground, settings, setNumbers, close } = await openWorld(site);
  const { source, first, now, rows } = ground;
  const grower = await Grower.open(ground);
  await setNumbers();
  const stages: Stage[] = [];
  for (const [at, era] of eras.entries()) {
    const began = performance.now();
    const grown = await grower.grow(era, (done) => {
      if (done % 100_000 === 0 && done > 0) line('growing', `${done} more`);
    });
    line(
      'grown',
      `${era.to} reports, ${grown.replies} replies and ${grown.postings} postings more`,
      performance.now() - began,
    );
    if (at === 0) {
      const ids = Array.from({ length: SAMPLE }, (_, n) => first + (dice(n, 800) % era.to));
      await prove({ source, settings, ids: [...new Set(ids)] });
      line('proven', `${SAMPLE} cases are as the desk's own indexer, figures, shredder and counters make them`);
    }
    const world = { source, tokenKeys: site.tokenKeys, first, size: era.to, eras, now };
    const pace = { seconds, net: 30 + at };
    stages.push(await measureAll({ site, world, rows, pace }));
    await settled(source);
    await proveCounts(source);
  }
  await grower.close();
  await close();
  return report(stages, sizes);
}

function report(stages: Stage[], sizes: readonly number[]): Record<string, number | string> {
  const table = rowsOf(stages);
  for (const words of tableOf(table, sizes)) process.stdout.write(`  ${words}\n`);
  const faults = faultsOf(table);
  mkdirSync(inLocal('bench'), { recursive: true });
  const file = join(inLocal('bench'), 'tickets.json');
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), conditions: CONDITIONS, table, faults }, null, 2)}\n`,
  );
  line('report', file);
  if (faults.length > 0) throw new Error(faults.join('\n  '));
  return { 'calls measured': table.length * sizes.length, faults: 0 };
}
