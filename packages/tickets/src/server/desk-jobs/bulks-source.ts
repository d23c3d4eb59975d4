import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Desk } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import { ticketJobs } from '../jobs.ts';
import type { Bulk } from '../work/bulk/bulk.entity.ts';
import type { JobScope } from './job.policy.ts';
import { every, LISTED_DAYS, type FoundJob, type JobWish, type Part } from './job-sources.ts';

/** Given up and not done again: there is never a page of them. */
const GIVEN_UP_MAX = 500;

type GivenUp = { task: string; reason: string; attempts: number; at: Date };
type Sum = { total: number; done: number; skipped: number; stopped: number; games: string[] };

/** Work on many cases, the newest first. Somebody else's shows where all of its cases are of overseen games. */
export async function bulksOf(source: DataSource, desk: Desk, scope: JobScope, wish: JobWish): Promise<FoundJob[]> {
  const failed = await givenUp(source, desk);
  const { sql, values } = every([
    wish.one === undefined
      ? { sql: `b.id < ? AND b.created_at > NOW(3) - INTERVAL ${LISTED_DAYS} DAY`, values: [wish.before] }
      : { sql: 'b.id = ?', values: [wish.one] },
    visible(scope, wish.mine),
    inState(wish.state, [...failed.keys()]),
  ]);
  const rows: Bulk[] = await source.query(
    `SELECT b.* FROM bulk b WHERE ${sql} ORDER BY b.id DESC LIMIT ${wish.limit}`,
    values,
  );
  const sums = await sumsOf(
    source,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => found(row, sums.get(row.id), failed.get(row.id)));
}

export async function givenUp(source: DataSource, desk: Desk): Promise<Map<number, GivenUp>> {
  const { name } = ticketJobs(desk).bulk;
  const rows: { id: string; payload: string; last_error: string | null; attempt: number; failed_at: Date }[] =
    await source.query(
      `SELECT id, payload, last_error, attempt, failed_at FROM outbox WHERE failed_at IS NOT NULL AND job = ?
        ORDER BY failed_at DESC LIMIT ${GIVEN_UP_MAX}`,
      [name],
    );
  return new Map(
    rows.map(({ id, payload, last_error, attempt, failed_at }) => {
      const { bulkId } = JSON.parse(payload) as { bulkId: number };
      return [bulkId, { task: String(id), reason: last_error ?? '', attempts: attempt, at: failed_at }];
    }),
  );
}

function inState(state: JobWish['state'], failed: number[]): Part | null {
  if (!state) return null;
  const some = failed.length > 0 ? failed : [0];
  return { sql: `b.done_at IS NULL AND b.id ${state === 'failed' ? 'IN' : 'NOT IN'} (?)`, values: [some] };
}

const itemsAt = (which: 'IN' | 'NOT IN') => `SELECT 1 FROM bulk_item i JOIN ticket t ON t.id = i.ticket_id
  WHERE i.bulk_id = b.id AND t.game_id ${which} (?)`;

function visible({ staff, games }: JobScope, mine: boolean): Part | null {
  if (mine || games === null) return { sql: 'b.staff_id = ?', values: [staff] };
  if (games === '*') return null;
  const sql = `b.staff_id = ? OR (EXISTS (${itemsAt('IN')}) AND NOT EXISTS (${itemsAt('NOT IN')}))`;
  return { sql, values: [staff, games, games] };
}

async function sumsOf(source: DataSource, ids: number[]): Promise<Map<number, Sum>> {
  if (ids.length === 0) return new Map();
  const rows: ({ bulk_id: number; games: string | null } & Record<'total' | 'done' | 'skipped' | 'stopped', string>)[] =
    await source.query(
      `SELECT i.bulk_id, COUNT(*) AS total, COUNT(i.result) AS done,
          COALESCE(SUM(i.result IN ('closed', 'absent')), 0) AS skipped,
          COALESCE(SUM(i.result = 'stopped'), 0) AS stopped,
          GROUP_CONCAT(DISTINCT t.game_id ORDER BY t.game_id) AS games
        FROM bulk_item i LEFT JOIN ticket t ON t.id = i.ticket_id WHERE i.bulk_id IN (?) GROUP BY i.bulk_id`,
      [ids],
    );
  return new Map(
    rows.map(({ bulk_id, games, ...sums }) => {
      const [total, done, skipped, stopped] = [sums.total, sums.done, sums.skipped, sums.stopped].map(Number);
      return [bulk_id, { total, done, skipped, stopped, games: games?.split(',') ?? [] } as Sum];
    }),
  );
}

function found(bulk: Bulk, sum: Sum | undefined, failed: GivenUp | undefined): FoundJob {
  const { total = 0, done = 0, skipped = 0, stopped = 0, games = [] } = sum ?? {};
  const lost = bulk.done_at === null ? failed : undefined;
  const ended = stopped > 0 ? 'cancelled' : 'done';
  const open = done > 0 ? 'running' : 'waiting';
  return {
    source: 'bulk',
    id: String(bulk.id),
    name: String(bulk.id),
    what: bulk.action,
    state: bulk.done_at !== null ? ended : lost ? 'failed' : open,
    owner: bulk.staff_id,
    by: (JSON.parse(bulk.who) as StaffPrincipal).name,
    games,
    done: done - stopped,
    all: total,
    skipped,
    about: '',
    reason: lost?.reason ?? '',
    attempts: lost?.attempts ?? 0,
    asked: bulk.created_at,
    ended: bulk.done_at ?? lost?.at ?? null,
    expires: null,
  };
}
