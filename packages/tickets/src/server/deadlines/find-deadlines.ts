import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  feeEditors,
  ticketReaders,
  type DeadlineRow,
  type DeadlinesQuery,
  type DeadlinesView,
  type DeadlineState,
} from '@hub/contracts/tickets';
import { Db, limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { TemporarilyUnavailable } from '@hub/nest-kit/http';
import { assigneeOf } from '../queue/find-queue.ts';
import type { Part } from '../queue/queue-walk.ts';
import type { Ticket } from '../ticket.entity.ts';
import type { CaseDeadline } from './case-deadline.entity.ts';
import { deadlineGames } from './deadline.policy.ts';
import { staffDeadlineView } from './deadline.view.ts';

const PAGE = 30;
/** Only a database in trouble needs so long. */
const LIMIT_MS = 2000;

const CASE = ['game_name', 'status', 'assignee_id', 'assignee_name', 'version'] as const;
export type Found = CaseDeadline & Pick<Ticket, (typeof CASE)[number]>;
export const FOUND = `d.*, ${CASE.map((name) => `t.${name}`).join(', ')}`;
export const OF_CASE = 'JOIN ticket t ON t.id = d.ticket_id';

/** SQL with the time now: an answer that was due by then came late, or not yet. */
export const MISSED = `(ended_by IS NULL OR ended_by <> 'retyped') AND due_at <= COALESCE(ended_at, ?)`;

const states: Record<DeadlineState, (now: Date) => Part> = {
  running: () => ({ sql: 'ended_at IS NULL', values: [] }),
  missed: (now) => ({ sql: MISSED, values: [now] }),
  ended: () => ({ sql: 'ended_at IS NOT NULL', values: [] }),
};

/** By keyset along the days. */
@Injectable()
export class FindDeadlines {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal, query: DeadlinesQuery, now = new Date()): Promise<DeadlinesView> {
    const { state = 'running', kind, fee, game_id, page } = query;
    const games = deadlineGames(who);
    const soonest = state === 'running';
    const parts = [
      states[state](now),
      ...(games === '*' ? [] : [{ sql: 'game_id IN (?)', values: [games] }]),
      ...(game_id ? [{ sql: 'game_id = ?', values: [game_id] }] : []),
      ...(kind ? [{ sql: 'kind = ?', values: [kind] }] : []),
      ...(fee ? [{ sql: 'fee = ?', values: [fee] }] : []),
      ...behind(page, soonest),
    ];
    const order = soonest ? 'ASC' : 'DESC';
    const index = soonest ? 'case_deadline_running' : 'case_deadline_due';
    const rows = await this.rows(
      `SELECT ${FOUND} FROM (SELECT ticket_id FROM case_deadline FORCE INDEX (${index})
          WHERE ${parts.map(({ sql }) => sql).join(' AND ')}
          ORDER BY due_at ${order}, ticket_id ${order} LIMIT ${PAGE + 1}) hit
        STRAIGHT_JOIN case_deadline d ON d.ticket_id = hit.ticket_id ${OF_CASE}
        ORDER BY d.due_at ${order}, d.ticket_id ${order}`,
      parts.flatMap(({ values }) => values),
    );
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      data: shown.map((row) => deadlineRow(who, row, now)),
      page: { next: rows.length > PAGE && last ? `${last.due_at.getTime()}.${last.ticket_id}` : null },
    };
  }

  private rows(sql: string, values: unknown[]): Promise<Found[]> {
    return limitedQuery<Found>(this.db.source, LIMIT_MS, sql, values).catch((error: unknown) => {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    });
  }
}

/** A cursor that somebody made up begins at the first page. */
function behind(page: string | undefined, soonest: boolean): Part[] {
  const [ms = NaN, id = NaN] = (page ?? '').split('.').map(Number);
  const due = new Date(ms);
  if (!Number.isSafeInteger(id) || Number.isNaN(due.getTime()) || due.getUTCFullYear() > 9998 || ms < 0) return [];
  const beyond = soonest ? '>' : '<';
  return [{ sql: `(due_at ${beyond} ? OR (due_at = ? AND ticket_id ${beyond} ?))`, values: [due, due, id] }];
}

export const deadlineRow = (who: StaffPrincipal, row: Found, now = new Date()): DeadlineRow => ({
  id: row.ticket_id,
  game_id: row.game_id,
  game_name: row.game_name,
  status: String(row.status),
  create_time: taipeiIso(row.filed_at),
  assignee: assigneeOf(row),
  version: row.version,
  deadline: staffDeadlineView(row, now),
  opens: staffMay(who, ticketReaders, row.game_id),
  charges: row.fee !== null && staffMay(who, feeEditors, row.game_id),
});
