import { Injectable } from '@nestjs/common';
import { readTaipeiMonth, taipeiAt, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { DEADLINE_MONTHS, WARN_DAYS, type DeadlineCountsView, type DeadlineKind } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { TtlCache } from '@hub/nest-kit/http';
import { deadlineGames } from './deadline.policy.ts';
import { MISSED } from './find-deadlines.ts';

/** Every open desk asks for it. */
const FRESH_MS = 15_000;

type Counts = DeadlineCountsView['data'];
type Now = Record<'running' | 'overdue' | 'soon' | 'fees_due', string | null>;
type Month = { month: string; kind: DeadlineKind; due: string; missed: string };

/** What was missed stays counted, as long as its case is kept. */
@Injectable()
export class CountDeadlines {
  private readonly kept = new TtlCache<Counts>(FRESH_MS);

  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal): Promise<DeadlineCountsView> {
    const games = deadlineGames(who);
    return { data: await this.kept.get(JSON.stringify(games), () => this.count(games)) };
  }

  async count(games: readonly string[] | '*', now = new Date()): Promise<Counts> {
    const mine = games === '*' ? { sql: '', values: [] } : { sql: ' AND game_id IN (?)', values: [games] };
    const soon = taipeiAt(now, WARN_DAYS + 1, 0);
    const [counted]: Now[] = await this.db.source.query(
      `SELECT COUNT(*) AS running, SUM(due_at <= ?) AS overdue, SUM(due_at > ? AND due_at <= ?) AS soon,
          SUM(fee <=> 'due') AS fees_due
        FROM case_deadline FORCE INDEX (case_deadline_running) WHERE ended_at IS NULL${mine.sql}`,
      [now, now, soon, ...mine.values],
    );
    const months: Month[] = await this.db.source.query(
      `SELECT DATE_FORMAT(due_at - INTERVAL 1 SECOND + INTERVAL 8 HOUR, '%Y-%m') AS month, kind, COUNT(*) AS due,
          SUM(${MISSED}) AS missed
        FROM case_deadline FORCE INDEX (case_deadline_due)
        WHERE due_at > ? AND (due_at <= ? OR ended_at IS NOT NULL) AND NOT (ended_by <=> 'retyped')${mine.sql}
        GROUP BY month, kind ORDER BY month DESC, kind`,
      [now, monthsBefore(now), now, ...mine.values],
    );
    const of = (name: keyof Now) => Number(counted?.[name] ?? 0);
    return {
      running: of('running'),
      soon: of('soon'),
      overdue: of('overdue'),
      fees_due: of('fees_due'),
      months: months.map(({ month, kind, due, missed }) => ({ month, kind, due: Number(due), missed: Number(missed) })),
    };
  }
}

/** The beginning of the first month that is shown, this one being the last. */
function monthsBefore(now: Date): Date {
  const [year = 0, month = 0] = taipeiIso(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - DEADLINE_MONTHS, 1)).toISOString().slice(0, 7);
  return readTaipeiMonth(first)?.from ?? now;
}
