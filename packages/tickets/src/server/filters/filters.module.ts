import { LOG, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { foldCounts, recount } from '../counters/fold-counts.ts';
import { ReadCounts } from '../counters/read-counts.ts';
import type { DeskFeature } from '../desk-feature.ts';
import { ChangeFilter } from './change-filter.ts';
import { filtersController } from './filters.controller.ts';
import { FindFilters } from './find-filters.ts';
import { SaveFilter } from './save-filter.ts';

const FOLD_MS = 2000;
/** A count that is wrong would stay wrong: it is looked for, and said aloud, so often. */
const CHECK_MS = 6 * 3_600_000;

const check = (db: Db, log: Log) => async () => {
  const wrong = await recount(db);
  if (wrong > 0) log.warn({ wrong }, 'counts of the queue were wrong and are mended');
};

class FiltersModule {}

export const filters: DeskFeature = (desk, cases) => ({
  feature: FiltersModule,
  imports: [cases],
  http: () => ({
    controllers: [filtersController(desk)],
    providers: [FindFilters, SaveFilter, ChangeFilter, ReadCounts],
  }),
  worker: [
    round('counts', FOLD_MS, [Db], (db: Db) => () => foldCounts(db)),
    round('recount', CHECK_MS, [Db, LOG], check),
  ],
});
