import { MAINTENANCE_COUNT_MAX, type DeskSchedule } from '@hub/contracts/jobs';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import type { ScheduleRun } from '../schedules/schedule.entity.ts';

/** A worker that starts anew takes so long; rounds that wait for a lock as well. */
const PATIENCE_S = 120;

export type Waiting = { waiting: number; lag_s: number };

/** `lag`: of the oldest. `from` is a table, or one with a condition. */
export async function waitingIn(source: DataSource, from: string, time: string): Promise<Waiting> {
  const rows: { many: string; lag: string | null }[] = await source.query(
    `SELECT COUNT(*) AS many, TIMESTAMPDIFF(SECOND, MIN(at), NOW(3)) AS lag
      FROM (SELECT ${time} AS at FROM ${from} ORDER BY ${time} LIMIT ${MAINTENANCE_COUNT_MAX}) some`,
  );
  return { waiting: Number(rows[0]?.many ?? 0), lag_s: Math.max(0, Number(rows[0]?.lag ?? 0)) };
}

export async function waitingTasks(source: DataSource): Promise<Waiting & { failed: number }> {
  const [due, failed] = await Promise.all([
    waitingIn(source, 'outbox WHERE next_at <= NOW(3)', 'next_at'),
    waitingIn(source, 'outbox WHERE failed_at IS NOT NULL', 'failed_at'),
  ]);
  return { ...due, failed: failed.waiting };
}

type Round = ScheduleRun & { now: Date };

const seenAt = ({ since, last_at }: Round) => Math.max(since.getTime(), last_at?.getTime() ?? 0);
const isLate = (row: Round) => row.now.getTime() > seenAt(row) + row.every_ms * 2 + PATIENCE_S * 1000;

/** A process that is gone says nothing of a round that others make; of those, one that fails is what is told. */
function toldOf(rows: Round[]): Round[] {
  const living = rows.filter((row) => !isLate(row));
  const counted = living.length > 0 ? living : rows;
  return counted.toSorted((one, other) => other.faults - one.faults || seenAt(other) - seenAt(one));
}

/** One line per round, whichever processes make it. */
export async function roundsOf(source: DataSource): Promise<DeskSchedule[]> {
  const rows: Round[] = await source.query('SELECT *, NOW(3) AS now FROM schedule_run ORDER BY name');
  return [...Map.groupBy(rows, ({ name }) => name).values()].flatMap((of) => {
    const told = toldOf(of);
    const [row] = told;
    if (!row) return [];
    const last = Math.max(...told.map(({ last_at }) => last_at?.getTime() ?? 0));
    return {
      name: row.name,
      every_s: Math.round(row.every_ms / 1000),
      last_at: last ? taipeiIso(new Date(last)) : null,
      next_at: taipeiIso(new Date(Math.max(...told.map(seenAt)) + row.every_ms)),
      took_ms: row.took_ms,
      late: told.every(isLate),
      fault: row.fault ?? '',
      faults: row.faults,
    };
  });
}
