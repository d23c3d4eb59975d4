import { takesPapers } from '@hub/contracts/tickets';
import type { FeatureModule } from '@hub/nest-kit/app';
import { arrivals } from './arrival/arrival.module.ts';
import { card } from './card/card.module.ts';
import { casesModule, type DeskOptions } from './cases.module.ts';
import { deadlines } from './deadlines/deadlines.module.ts';
import type { DeskFeature } from './desk-feature.ts';
import { deskJobs } from './desk-jobs/desk-jobs.module.ts';
import { exports } from './exports/exports.module.ts';
import { figures } from './figures/figures.module.ts';
import { filters } from './filters/filters.module.ts';
import { handOver } from './hand-over/hand-over.module.ts';
import { helped } from './helped/helped.module.ts';
import { holidays } from './holidays/holidays.module.ts';
import { macros } from './macros/macros.module.ts';
import { mailLog } from './mail-log/mail-log.module.ts';
import { papers } from './papers/papers.module.ts';
import { retention } from './retention/retention.module.ts';
import { search } from './search/search.module.ts';
import { work } from './work/work.module.ts';

const features: readonly DeskFeature[] = [
  work,
  deadlines,
  macros,
  filters,
  search,
  figures,
  helped,
  exports,
  mailLog,
  handOver,
  holidays,
  card,
  deskJobs,
];

export class TicketsModule {
  static for(options: DeskOptions): FeatureModule {
    const { desk } = options;
    const cases = casesModule(options);
    const arriving = arrivals(desk, cases);
    const ending = retention(desk, cases);
    const own = takesPapers(desk) ? [...features, papers] : features;
    return {
      feature: TicketsModule,
      imports: [cases, arriving, ending, ...own.map((feature) => feature(desk, cases))],
      exports: [cases, arriving, ending],
    };
  }
}
