import { exportTask } from '@hub/nest-kit/exports';
import type { Desk } from '@hub/contracts/tickets';
import { taskState, type OutboxRow } from '@hub/nest-kit/outbox';
import type { DataSource } from 'typeorm';
import { ticketJobs } from '../jobs.ts';
import type { JobScope } from './job.policy.ts';
import { every, type FoundJob, type JobWish, type Part } from './job-sources.ts';

type Row = OutboxRow & { ticket: number | null; game: string | null };

/** The case that an intent is about, by its number or by that of its mail. */
const caseOf = `COALESCE(CAST(JSON_VALUE(o.payload, '$.ticketId') AS UNSIGNED),
  (SELECT m.ticket_id FROM mail m WHERE m.id = CAST(JSON_VALUE(o.payload, '$.mailId') AS UNSIGNED)))`;

/** A mail that could not be sent is in the list of mails, where it is sent again. */
const noMail = `NOT EXISTS (SELECT 1 FROM mail m WHERE m.mail_key = o.dedupe_key AND m.state = 'failed')
  AND NOT EXISTS (SELECT 1 FROM mail m WHERE m.state = 'failed'
    AND m.id = CAST(JSON_VALUE(o.payload, '$.mailId') AS UNSIGNED))`;

/** Tasks without a case are for who oversees every game. Exports and bulks report their own failures. */
export async function tasksOf(source: DataSource, desk: Desk, scope: JobScope, wish: JobWish): Promise<FoundJob[]> {
  if (scope.games === null || wish.mine || wish.state === 'open') return [];
  const { sql, values } = every([
    { sql: 'o.job NOT IN (?)', values: [[ticketJobs(desk).bulk.name, exportTask]] },
    wish.one === undefined
      ? { sql: `o.failed_at IS NOT NULL AND o.id < ? AND ${noMail}`, values: [wish.before] }
      : { sql: 'o.id = ?', values: [wish.one] },
    atGames(scope.games),
  ]);
  const rows: Row[] = await source.query(
    `SELECT o.*, t.id AS ticket, t.game_id AS game FROM outbox o LEFT JOIN ticket t ON t.id = ${caseOf}
      WHERE ${sql} ORDER BY o.id DESC LIMIT ${wish.limit}`,
    values,
  );
  return rows.map(found);
}

const atGames = (games: string[] | '*'): Part | null =>
  games === '*' ? null : { sql: 't.game_id IN (?)', values: [games] };

function found(row: Row): FoundJob {
  const state = taskState(row);
  return {
    source: 'task',
    id: String(row.id),
    name: String(row.id),
    what: row.job,
    state,
    owner: null,
    by: '',
    games: row.game === null ? [] : [row.game],
    done: state === 'done' ? 1 : 0,
    all: null,
    skipped: 0,
    about: row.ticket === null ? '' : String(row.ticket),
    reason: row.last_error ?? '',
    attempts: row.attempt,
    asked: row.created_at,
    ended: row.failed_at ?? row.done_at,
    expires: null,
  };
}
