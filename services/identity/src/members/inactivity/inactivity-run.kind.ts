import type { ApprovalDetails, ApprovalKind } from '@hub/nest-kit/approval';
import { insertRow } from '@hub/nest-kit/db';
import { dayOf } from './inactivity-days.ts';
import { inactivityRunning } from './inactivity.errors.ts';
import { inactivityRun } from './inactivity-jobs.ts';
import { inactivityParties } from './inactivity.policy.ts';
import type { InactivityRunRow } from './inactivity-run.entity.ts';

/** `day_at` in ms. */
export type RunRequest = { day_at: number };

/** A weekend, and the Monday after it. */
const WAIT_H = 72;

/** Nobody is written to and nothing is closed by one person. The list of its day can only get shorter until it is approved. */
export const inactivityRunKind: ApprovalKind<RunRequest> = {
  ...inactivityParties,
  name: 'inactivity-run',
  hours: WAIT_H,
  now: async ({ manager }): Promise<ApprovalDetails> => {
    const [last] = await manager.query<Pick<InactivityRunRow, 'day_at' | 'done_at'>[]>(
      'SELECT day_at, done_at FROM inactivity_run ORDER BY id DESC LIMIT 1 FOR UPDATE',
    );
    if (last && !last.done_at) throw inactivityRunning();
    return { inactivity_day: last ? dayOf(last.day_at) : null };
  },
  apply: async (tx, { day_at }, { approval, asker, caller }) => {
    const runId = Number(
      await insertRow(tx.manager, 'inactivity_run', {
        approval_id: approval,
        day_at: new Date(day_at),
        requested_by: asker.name,
        approved_by: caller.who.name,
      }),
    );
    await tx.enqueue(inactivityRun, { runId }, `inactivity-run:${runId}`);
  },
};
