import type { Db } from '@hub/nest-kit/db';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { closeMembers } from './close-members.ts';
import type { HeldMembers } from './held-members.ts';
import { runAudit } from './inactivity.audit.ts';
import { dayOf } from './inactivity-days.ts';
import { inactivityRun } from './inactivity-jobs.ts';
import type { InactivityRunRow } from './inactivity-run.entity.ts';
import { noticeMembers, resendNotices } from './notice-members.ts';

/** In slices, each a transaction with its counts: ended anywhere it goes on where it was, and does nothing twice. */
export const runInactivity = (db: Db, held: HeldMembers): JobHandler =>
  handles(inactivityRun, ({ runId }) => carryOut(db, held, runId));

async function carryOut(db: Db, held: HeldMembers, id: number): Promise<void> {
  const [run] = await db.source.query<InactivityRunRow[]>(
    'SELECT * FROM inactivity_run WHERE id = ? AND done_at IS NULL',
    [id],
  );
  if (!run) return;
  while ((await noticeMembers(db, run)) > 0);
  for (let last: number | null = 0; last !== null;) last = await resendNotices(db, run, last);
  while ((await closeMembers(db, run, held)) > 0);
  await finish(db, id);
}

const finish = (db: Db, id: number): Promise<void> =>
  db.runTx(async (tx) => {
    const [run] = await tx.manager.query<InactivityRunRow[]>(
      'SELECT * FROM inactivity_run WHERE id = ? AND done_at IS NULL FOR UPDATE',
      [id],
    );
    if (!run) return;
    const { day_at, noticed, closed, held } = run;
    await tx.manager.query('UPDATE inactivity_run SET done_at = NOW(3) WHERE id = ?', [id]);
    await tx.audit(runAudit(id, { day: dayOf(day_at), noticed, closed, held }));
  });
