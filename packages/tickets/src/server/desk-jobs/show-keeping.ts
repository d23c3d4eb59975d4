import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { DeskMaintenanceView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { roundsOf, waitingIn, waitingTasks } from '@hub/nest-kit/jobs';
import { mustOversee } from './job.policy.ts';

/** What the worker keeps by itself: how much waits for it, and when each of its rounds was last made. All from rows. */
@Injectable()
export class ShowKeeping {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal): Promise<DeskMaintenanceView> {
    mustOversee(who);
    const { source } = this.db;
    const [search, rebuild, figures, tasks, schedules] = await Promise.all([
      waitingIn(source, 'search_todo WHERE turn = 0', 'asked_at'),
      waitingIn(source, 'search_todo WHERE turn = 1', 'asked_at'),
      waitingIn(source, 'figure_pending', 'at'),
      waitingTasks(source),
      roundsOf(source),
    ]);
    return { data: { search: { ...search, rebuild: rebuild.waiting }, figures, tasks, schedules } };
  }
}
