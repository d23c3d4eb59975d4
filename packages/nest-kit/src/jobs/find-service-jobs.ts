import type { DeskJobsView, ServiceJobsQuery } from '@hub/contracts/jobs';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { AppError } from '../http/app-error.ts';
import { mergeNewest } from './merge-newest.ts';
import { exportRows, serviceJobView, taskRows, type RowRequest, type ServiceJob } from './service-job-rows.ts';
import { mustWorkHere, overseesAll } from './service-jobs.policy.ts';

const PAGE = 30;
const FIRST = '18446744073709551615';
const NAMED = /^(?:export-([0-9A-Z]{26})|task-([1-9]\d{0,18}))$/;

export class ServiceJobNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

/** Newest first. `files`: it writes files that people ask for. */
export class FindServiceJobs {
  constructor(
    private readonly source: DataSource,
    private readonly files: boolean,
  ) {}

  async run(who: StaffPrincipal, { whose, state, page }: ServiceJobsQuery): Promise<DeskJobsView> {
    mustWorkHere(who);
    const [file = FIRST, task = FIRST] = (page ?? '').split('.').filter((part) => part !== '');
    const owner = whose === 'all' && overseesAll(who) ? null : who.id;
    const wish = { owner, state, limit: PAGE + 1 };
    const found = await Promise.all([
      this.exports({ ...wish, before: file }),
      taskRows(this.source, { ...wish, before: task }),
    ]);
    const shown = mergeNewest(found).slice(0, PAGE);
    const stands = found.map((rows, at) => rows.findLast((row) => shown.includes(row))?.id ?? [file, task][at]);
    return {
      data: shown.map((row) => serviceJobView(row, who.id)),
      page: { next: found.flat().length > PAGE ? stands.join('.') : null },
    };
  }

  async one(who: StaffPrincipal, name: string): Promise<ServiceJob> {
    mustWorkHere(who);
    const [, file, task] = NAMED.exec(name) ?? [];
    const wish = { owner: overseesAll(who) ? null : who.id, before: FIRST, limit: 1 };
    const [row] = file
      ? await this.exports({ ...wish, one: file })
      : task
        ? await taskRows(this.source, { ...wish, one: task })
        : [];
    if (!row) throw new ServiceJobNotFound();
    return row;
  }

  private exports(wish: RowRequest): Promise<ServiceJob[]> {
    return this.files ? exportRows(this.source, wish) : Promise.resolve([]);
  }
}
