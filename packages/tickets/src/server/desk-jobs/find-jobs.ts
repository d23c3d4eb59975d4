import { Inject, Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { DeskJob, DeskJobKind, DeskJobsView } from '@hub/contracts/jobs';
import type { Desk, DeskJobsQuery } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { mergeNewest } from '@hub/nest-kit/jobs';
import { DESK } from '../ports.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { isoOrNull } from '../ticket.view.ts';
import { bulksOf } from './bulks-source.ts';
import { exportsOf } from './exports-source.ts';
import { jobScope, type JobScope } from './job.policy.ts';
import type { FoundJob, JobWish } from './job-sources.ts';
import { tasksOf } from './tasks-source.ts';

const PAGE = 30;
const FIRST = '18446744073709551615';
const NAMED = /^(?:(export)-([0-9A-Z]{26})|(bulk|task)-([1-9]\d{0,18}))$/;

/** Three tables merged, each walked by its own key: a cursor holds the place in every one of them. */
@Injectable()
export class FindJobs {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
  ) {}

  async run(who: StaffPrincipal, { whose, state, page }: DeskJobsQuery): Promise<DeskJobsView> {
    const scope = jobScope(who);
    const at = (page ?? `${FIRST}.${FIRST}.${FIRST}`).split('.');
    const wish = { mine: whose !== 'all', state, limit: PAGE + 1 };
    const found = await this.found(scope, (index) => ({ ...wish, before: at[index] ?? FIRST }));
    const shown = mergeNewest(found).slice(0, PAGE);
    const stands = found.map((rows, index) => shown.findLast((row) => rows.includes(row))?.id ?? at[index]);
    const more = found.flat().length > shown.length;
    return { data: shown.map((row) => jobView(row, scope)), page: { next: more ? stands.join('.') : null } };
  }

  /** Throws `TicketNotFound` for what is not there or not to be seen. */
  async one(who: StaffPrincipal, name: string): Promise<FoundJob> {
    const [, , file, kind, number] = NAMED.exec(name) ?? [];
    const source = (kind ?? 'export') as DeskJobKind;
    const one = file ?? number;
    if (one === undefined) throw new TicketNotFound();
    const wish = { mine: false, state: undefined, before: FIRST, one, limit: 1 };
    const [row] = await this.of(source, jobScope(who), wish);
    if (!row) throw new TicketNotFound();
    return row;
  }

  private found(scope: JobScope, wishOf: (index: number) => JobWish): Promise<FoundJob[][]> {
    const sources: DeskJobKind[] = ['export', 'bulk', 'task'];
    return Promise.all(sources.map((kind, index) => this.of(kind, scope, wishOf(index))));
  }

  private of(kind: DeskJobKind, scope: JobScope, wish: JobWish): Promise<FoundJob[]> {
    const { source } = this.db;
    if (kind === 'export') return exportsOf(source, scope, wish);
    return kind === 'bulk' ? bulksOf(source, this.desk, scope, wish) : tasksOf(source, this.desk, scope, wish);
  }
}

const isOpen = ({ state }: FoundJob) => state === 'waiting' || state === 'running';

export function jobView(row: FoundJob, { staff }: JobScope): DeskJob {
  const { source, name, what, state, by, games, done, all, skipped, about, reason, attempts } = row;
  return {
    id: `${source}-${name}`,
    kind: source,
    what,
    state,
    by,
    mine: row.owner === staff,
    games,
    done,
    all,
    skipped,
    about,
    reason,
    attempts,
    asked_at: taipeiIso(row.asked),
    ended_at: isoOrNull(row.ended),
    expires_at: isoOrNull(row.expires),
    may_cancel: source !== 'task' && isOpen(row),
    may_retry: state === 'failed',
  };
}
