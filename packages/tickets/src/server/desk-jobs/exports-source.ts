import { exportState, type ExportJob } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import { filterOf } from '../exports/export.view.ts';
import type { JobScope } from './job.policy.ts';
import { every, type FoundJob, type JobWish, type Part } from './job-sources.ts';

const inState = { open: "state IN ('waiting', 'running')", failed: "state = 'failed'" };

/** Somebody else's shows where all of its games are overseen. */
export async function exportsOf(source: DataSource, scope: JobScope, wish: JobWish): Promise<FoundJob[]> {
  const { sql, values } = every([
    wish.one === undefined ? { sql: 'id < ?', values: [wish.before] } : { sql: 'public_id = ?', values: [wish.one] },
    visible(scope, wish.mine),
    wish.state ? { sql: inState[wish.state], values: [] } : null,
  ]);
  const rows: ExportJob[] = await source.query(
    `SELECT * FROM export_job WHERE ${sql} ORDER BY id DESC LIMIT ${wish.limit}`,
    values,
  );
  return rows.map(found);
}

function visible({ staff, games }: JobScope, mine: boolean): Part | null {
  if (mine || games === null) return { sql: 'owner_id = ?', values: [staff] };
  if (games === '*') return null;
  const held = games.map(() => "JSON_CONTAINS(filter, JSON_QUOTE(?), '$.games')").join(' + ');
  return { sql: `owner_id = ? OR JSON_LENGTH(filter, '$.games') = ${held}`, values: [staff, ...games] };
}

function found(job: ExportJob): FoundJob {
  const { from, until, games } = filterOf(job);
  return {
    source: 'export',
    id: String(job.id),
    name: job.public_id,
    what: job.kind,
    state: exportState(job),
    owner: job.owner_id,
    by: job.owner_name,
    games,
    done: job.rows_done,
    all: job.rows_all,
    skipped: 0,
    about: `${from}/${until}`,
    reason: job.state === 'failed' ? (job.fault ?? '') : '',
    attempts: job.attempts,
    asked: job.asked_at,
    ended: job.ended_at,
    expires: job.expires_at,
  };
}
