import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffWho } from '@hub/contracts/shared';
import { KEEPING_COUNT_MAX, type DeskKeepingView, type DeskSchedule } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { ScheduleRun } from '@hub/nest-kit/schedules';
import { isoOrNull } from '../ticket.view.ts';
import { mustOversee } from './job.policy.ts';

/** A worker that starts anew takes so long; rounds that wait for a lock as well. */
const PATIENCE_S = 120;

type Waiting = { waiting: number; lag_s: number };

/** What the worker keeps by itself: how much waits for it, and when each of its rounds was last made. All from rows. */
@Injectable()
export class ShowKeeping {
  constructor(private readonly db: Db) {}

  async run(who: StaffWho): Promise<DeskKeepingView> {
    mustOversee(who);
    const [search, rebuild, figures, tasks, failed, schedules] = await Promise.all([
      this.waiting('search_todo WHERE turn = 0', 'asked_at'),
      this.waiting('search_todo WHERE turn = 1', 'asked_at'),
      this.waiting('figure_pending', 'at'),
      this.waiting('outbox WHERE next_at <= NOW(3)', 'next_at'),
      this.waiting('outbox WHERE failed_at IS NOT NULL', 'failed_at'),
      this.schedules(),
    ]);
    return {
      data: {
        search: { ...search, rebuild: rebuild.waiting },
        figures,
        tasks: { ...tasks, failed: failed.waiting },
        schedules,
      },
    };
  }

  private async waiting(from: string, time: string): Promise<Waiting> {
    const rows: { many: string; lag: string | null }[] = await this.db.source.query(
      `SELECT COUNT(*) AS many, TIMESTAMPDIFF(SECOND, MIN(at), NOW(3)) AS lag
        FROM (SELECT ${time} AS at FROM ${from} ORDER BY ${time} LIMIT ${KEEPING_COUNT_MAX}) some`,
    );
    return { waiting: Number(rows[0]?.many ?? 0), lag_s: Math.max(0, Number(rows[0]?.lag ?? 0)) };
  }

  private async schedules(): Promise<DeskSchedule[]> {
    const rows: (ScheduleRun & { now: Date })[] = await this.db.source.query(
      'SELECT *, NOW(3) AS now FROM schedule_run ORDER BY name',
    );
    return rows.map((row) => {
      const begun = Math.max(row.since.getTime(), row.last_at?.getTime() ?? 0);
      const next = begun + row.every_ms;
      return {
        name: row.name,
        every_s: Math.round(row.every_ms / 1000),
        last_at: isoOrNull(row.last_at),
        next_at: taipeiIso(new Date(next)),
        took_ms: row.took_ms,
        late: row.now.getTime() > next + PATIENCE_S * 1000 + row.every_ms,
        fault: row.fault ?? '',
        faults: row.faults,
      };
    });
  }
}
