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

export async function roundsOf(source: DataSource): Promise<DeskSchedule[]> {
  const rows: (ScheduleRun & { now: Date })[] = await source.query(
    'SELECT *, NOW(3) AS now FROM schedule_run ORDER BY name',
  );
  return rows.map((row) => {
    const begun = Math.max(row.since.getTime(), row.last_at?.getTime() ?? 0);
    const next = begun + row.every_ms;
    return {
      name: row.name,
      every_s: Math.round(row.every_ms / 1000),
      last_at: row.last_at && taipeiIso(row.last_at),
      next_at: taipeiIso(new Date(next)),
      took_ms: row.took_ms,
      late: row.now.getTime() > next + PATIENCE_S * 1000 + row.every_ms,
      fault: row.fault ?? '',
      faults: row.faults,
    };
  });
}
