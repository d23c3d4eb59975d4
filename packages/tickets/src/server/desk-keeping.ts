import type { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import { foldCounts, recount } from './counters/fold-counts.ts';
import { indexAll } from './search/index-cases.ts';

const FOLD_MS = 2000;
const INDEX_MS = 500;
/** A count that is wrong would stay wrong: it is looked for, and said aloud, so often. */
const CHECK_MS = 6 * 3_600_000;

/** Keeps what the desk reads beside its cases, for as long as the worker runs: the counts and the index of the search. */
export function keepDesk(db: Db, log: Log, watch: Watch): Repeating {
  const check = async () => {
    const wrong = await recount(db);
    if (wrong > 0) log.warn({ wrong }, 'counts of the queue were wrong and are mended');
  };
  const rounds: [name: string, everyMs: number, work: () => Promise<unknown>][] = [
    ['counts', FOLD_MS, () => foldCounts(db)],
    ['search', INDEX_MS, () => indexAll(db)],
    ['recount', CHECK_MS, check],
  ];
  const works = rounds.map(([name, everyMs, work]) => repeatEvery(everyMs, watch(name, everyMs, work), log));
  return { close: () => Promise.all(works.map((work) => work.close())).then(() => undefined) };
}
