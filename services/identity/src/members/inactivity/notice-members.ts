import type { Db, Tx } from '@hub/nest-kit/db';
import { inactiveSources } from './inactive-members.ts';
import { noticeAudit } from './inactivity.audit.ts';
import { memberNoticeMail, noticeKey } from './inactivity-jobs.ts';
import type { InactivityRunRow } from './inactivity-run.entity.ts';

const SLICE = 100;
/** Between two mails: codes for a log-in, which wait behind them, are of use for ten minutes only. */
const PACE_MS = 250;

type Run = Pick<InactivityRunRow, 'id' | 'day_at'>;
type Due = { id: number; last_login_at: Date };

/** Notes whom the run writes to, with the mail, in one transaction. Answers how many; 0 once nobody is left. */
export function noticeMembers(db: Db, { id, day_at }: Run): Promise<number> {
  return db.runTx(async (tx) => {
    const next = await lockPace(tx, id);
    const { from, order, values } = inactiveSources.notice(day_at);
    const due: Due[] = await tx.manager.query(
      `SELECT m.id, m.last_login_at FROM ${from} ORDER BY ${order.join()} LIMIT ${SLICE} FOR UPDATE`,
      values,
    );
    if (due.length === 0) return 0;
    await tx.manager.query('INSERT INTO member_notice (member_id, login_at, run_id) VALUES ?', [
      due.map((member) => [member.id, member.last_login_at, id]),
    ]);
    const notices: { id: number; member_id: number }[] = await tx.manager.query(
      'SELECT id, member_id FROM member_notice WHERE (member_id, login_at) IN (?) ORDER BY id',
      [due.map((member) => [member.id, member.last_login_at])],
    );
    for (const { member_id } of notices) await tx.audit(noticeAudit('member-noticed', member_id, id));
    await sendEach(tx, id, notices, next);
    return notices.length;
  });
}

/** Mails that were given up are sent anew. `after`: the last notice of the slice before. Answers the last one of this slice, or null. */
export function resendNotices(db: Db, { id }: Run, after: number): Promise<number | null> {
  return db.runTx(async (tx) => {
    const next = await lockPace(tx, id);
    const { from } = inactiveSources.unsent(new Date(0));
    const notices: { id: number }[] = await tx.manager.query(
      `SELECT n.id FROM ${from} AND n.id > ? AND n.run_id < ? AND NOT EXISTS (
          SELECT 1 FROM outbox o WHERE o.next_at IS NOT NULL
            AND o.dedupe_key = CONVERT(CONCAT('member-notice:', n.id, ':', n.run_id) USING ascii) COLLATE ascii_bin)
        ORDER BY n.id LIMIT ${SLICE} FOR UPDATE`,
      [after, id],
    );
    if (notices.length === 0) return null;
    await tx.manager.query('UPDATE member_notice SET run_id = ? WHERE id IN (?)', [id, notices.map((one) => one.id)]);
    await sendEach(tx, id, notices, next);
    return notices.at(-1)!.id;
  });
}

/** Locks the run, so that of two workers one goes on; when its next mail may leave. */
async function lockPace({ manager }: Tx, id: number): Promise<Date> {
  const [run] = await manager.query<{ noticed: number; now: Date }[]>(
    'SELECT noticed, NOW(3) AS now FROM inactivity_run WHERE id = ? FOR UPDATE',
    [id],
  );
  return new Date((run?.now.getTime() ?? 0) + (run?.noticed ?? 0) * PACE_MS);
}

async function sendEach(tx: Tx, run: number, notices: readonly { id: number }[], from: Date): Promise<void> {
  for (const [nth, { id }] of notices.entries()) {
    const at = new Date(from.getTime() + nth * PACE_MS);
    await tx.enqueue(memberNoticeMail, { noticeId: id }, noticeKey(id, run), { at });
  }
  await tx.manager.query('UPDATE inactivity_run SET noticed = noticed + ? WHERE id = ?', [notices.length, run]);
}
