import type { Desk } from '@hub/contracts/tickets';
import type { FeatureModule } from '@hub/nest-kit/app';
import { card } from './card/card.module.ts';
import { casesModule } from './cases.module.ts';
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

/**
 * What a desk brings: its constant, and the modules that give `GameSettings` and `Colleagues` to both its processes,
 * `OpenEvents` and `CaptchaCheck` to the one with the calls.
 */
export type DeskOptions = { desk: Desk; imports: NonNullable<FeatureModule['imports']> };

const features: readonly DeskFeature[] = [
  work,
  macros,
  filters,
  search,
  figures,
  helped,
  exports,
  mailLog,
  papers,
  handOver,
  holidays,
  card,
  deskJobs,
];

/** The ticket engine for one desk, with its part of the worker. */
export class TicketsModule {
  static for({ desk, imports }: DeskOptions): FeatureModule {
    const cases = casesModule(desk, imports);
    const ending = retention(desk, cases);
    return {
      feature: TicketsModule,
      imports: [cases, ending, ...features.map((feature) => feature(desk, cases))],
      exports: [cases, ending],
    };
  }
}
