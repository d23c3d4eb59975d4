import type { Db, Tx } from '@hub/nest-kit/db';
import { endMemberSessions } from '../sessions/end-member-sessions.ts';
import type { HeldMembers, HoldAsked } from './held-members.ts';
import { inactiveSources } from './inactive-members.ts';
import { noticeAudit } from './inactivity.audit.ts';
import type { InactivityRunRow } from './inactivity-run.entity.ts';

const SLICE = 50;

type Run = Pick<InactivityRunRow, 'id' | 'day_at'>;
type Due = HoldAsked & { notice: number; closes_at: Date };

/**
 * Closes the next memberships whose time is over, except those of which something is held. Answers how many it looked at; 0 once none is
 * left. Throws while nobody can say what is held.
 */
export async function closeMembers(db: Db, run: Run, held: HeldMembers): Promise<number> {
  const due = await nextOf(db, run);
  const last = due.at(-1);
  if (!last) return 0;
  const isHeld = await held.ask(due);
  const free = due.filter((_, nth) => !isHeld[nth]);
  await db.runTx(async (tx) => {
    const closed = await close(
      tx,
      run,
      free.map(({ notice }) => notice),
    );
    await tx.manager.query(
      `UPDATE inactivity_run SET closed = closed + ?, held = held + ?, passed_at = ?, passed_id = ? WHERE id = ?`,
      [closed, due.length - free.length, last.closes_at, last.notice, run.id],
    );
  });
  return due.length;
}

/** After those that the run has looked at: who is held is looked at once a run. */
async function nextOf({ source }: Db, { id, day_at }: Run): Promise<Due[]> {
  const { from, order, values } = inactiveSources.close(day_at);
  return source.query(
    `SELECT m.id, m.email_mac, m.email_box, m.profile_box, n.id AS notice, n.closes_at FROM ${from}
      AND (n.closes_at, n.id) > (SELECT COALESCE(passed_at, '2000-01-01'), passed_id FROM inactivity_run WHERE id = ?)
      ORDER BY ${order.join()} LIMIT ${SLICE}`,
    [...values, id],
  );
}

/** Whoever logged in meanwhile is not among them any more. */
async function close(tx: Tx, { id, day_at }: Run, notices: readonly number[]): Promise<number> {
  if (notices.length === 0) return 0;
  const { from, values } = inactiveSources.close(day_at);
  const rows: { notice: number; member: number }[] = await tx.manager.query(
    `SELECT n.id AS notice, m.id AS member FROM ${from} AND n.id IN (?) ORDER BY n.id FOR UPDATE`,
    [...values, notices],
  );
  if (rows.length === 0) return 0;
  await tx.manager.query('UPDATE member SET closed_at = NOW(3), version = version + 1 WHERE id IN (?)', [
    rows.map(({ member }) => member),
  ]);
  await tx.manager.query('UPDATE member_notice SET ended_at = NOW(3), closed_run = ? WHERE id IN (?)', [
    id,
    rows.map(({ notice }) => notice),
  ]);
  for (const { member } of rows) {
    await endMemberSessions(tx, { memberId: member, all: true });
    await tx.audit(noticeAudit('member-closed', member, id));
  }
  return rows.length;
}
