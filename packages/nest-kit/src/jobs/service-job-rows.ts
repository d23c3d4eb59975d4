import type { DeskJob, DeskJobKind, DeskJobState, ServiceJobsQuery } from '@hub/contracts/jobs';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import type { ExportJob } from '../exports/export.entity.ts';
import { exportTask } from '../exports/export-jobs.ts';
import { exportState } from '../exports/export-state.ts';
import type { OutboxRow } from '../outbox/outbox.entity.ts';
import { taskState } from '../outbox/task-state.ts';

/** Whose rows, and which. `owner` null: everybody's. `before`: number of the last row of the page before. */
export type RowRequest = {
  owner: number | null;
  state?: ServiceJobsQuery['state'];
  before: string;
  one?: string;
  limit: number;
};

export type ServiceJob = {
  source: Exclude<DeskJobKind, 'bulk'>;
  id: string;
  name: string;
  what: string;
  state: DeskJobState;
  owner: number | null;
  by: string;
  done: number;
  all: number | null;
  reason: string;
  attempts: number;
  asked: Date;
  ended: Date | null;
  expires: Date | null;
};

const inState = { open: "state IN ('waiting', 'running')", failed: "state = 'failed'" };

export async function exportRows(source: DataSource, wish: RowRequest): Promise<ServiceJob[]> {
  const own = wish.owner === null ? '' : 'AND owner_id = ?';
  const state = wish.state ? `AND ${inState[wish.state]}` : '';
  const rows: ExportJob[] = await source.query(
    `SELECT * FROM export_job WHERE ${wish.one === undefined ? 'id < ?' : 'public_id = ?'} ${own} ${state}
      ORDER BY id DESC LIMIT ${wish.limit}`,
    [wish.one ?? wish.before, ...(wish.owner === null ? [] : [wish.owner])],
  );
  return rows.map(exported);
}

function exported(job: ExportJob): ServiceJob {
  return {
    source: 'export',
    id: String(job.id),
    name: job.public_id,
    what: job.kind,
    state: exportState(job),
    owner: job.owner_id,
    by: job.owner_name,
    done: job.rows_done,
    all: job.rows_all,
    reason: job.state === 'failed' ? (job.fault ?? '') : '',
    attempts: job.attempts,
    asked: job.asked_at,
    ended: job.ended_at,
    expires: job.expires_at,
  };
}

/** What the service itself wanted done and gave up, the newest first. A file that was given up says so in its own row. */
export async function taskRows(source: DataSource, wish: RowRequest): Promise<ServiceJob[]> {
  if (wish.owner !== null || wish.state === 'open') return [];
  const which = wish.one === undefined ? 'failed_at IS NOT NULL AND id < ?' : 'id = ?';
  const rows: OutboxRow[] = await source.query(
    `SELECT * FROM outbox WHERE job <> ? AND ${which} ORDER BY id DESC LIMIT ${wish.limit}`,
    [exportTask, wish.one ?? wish.before],
  );
  return rows.map(task);
}

function task(row: OutboxRow): ServiceJob {
  const state = taskState(row);
  return {
    source: 'task',
    id: String(row.id),
    name: String(row.id),
    what: row.job,
    state,
    owner: null,
    by: '',
    done: state === 'done' ? 1 : 0,
    all: null,
    reason: row.last_error ?? '',
    attempts: row.attempt,
    asked: row.created_at,
    ended: row.failed_at ?? row.done_at,
    expires: null,
  };
}

export function serviceJobView(row: ServiceJob, staff: number): DeskJob {
  const { source, name, what, state, by, done, all, reason, attempts } = row;
  const open = state === 'waiting' || state === 'running';
  return {
    id: `${source}-${name}`,
    kind: source,
    what,
    state,
    by,
    mine: row.owner === staff,
    games: [],
    done,
    all,
    skipped: 0,
    about: '',
    reason,
    attempts,
    asked_at: taipeiIso(row.asked),
    ended_at: row.ended && taipeiIso(row.ended),
    expires_at: row.expires && taipeiIso(row.expires),
    may_cancel: source === 'export' && open,
    may_retry: state === 'failed',
  };
}
