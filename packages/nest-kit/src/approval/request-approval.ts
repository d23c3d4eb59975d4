import type { Tx } from '../db/db.ts';
import { isDuplicate } from '../db/faults.ts';
import { Forbidden } from '../http/app-error.ts';
import type { StaffCaller } from '../http/caller.ts';
import { holds, type ApprovalKind, type ApprovalRequest } from './approval-kind.ts';
import { approvalAudit } from './approval.audit.ts';
import { Approval } from './approval.entity.ts';
import { ApprovalConflict } from './approval.errors.ts';
import { approvalMoves } from './approval.moves.ts';
import { closeApproval } from './close-approval.ts';

export const openKey = (kind: string, subject: string): string => `${kind}:${subject}`;

/** In the asker's transaction. Throws `Forbidden`, or `ApprovalConflict` while the same subject has an open one. */
export async function requestApproval<C>(
  tx: Tx,
  kind: ApprovalKind<C>,
  caller: StaffCaller,
  asked: ApprovalRequest<C>,
): Promise<number> {
  const { who } = caller;
  if (!holds(kind.askers(who), asked.game)) throw new Forbidden();
  await kind.confirm?.(tx, who);
  await clearExpired(tx, openKey(kind.name, asked.subject));
  const before = await kind.now(tx, asked.change);
  const id = await insert(tx, kind, caller, asked, JSON.stringify(before));
  const told = { id, kind: kind.name, object: asked.object, game_id: asked.game };
  await tx.audit(
    approvalAudit(approvalMoves.table.ask.emits.audit, told, caller, {
      before,
      after: asked.after,
      reason: asked.reason,
    }),
  );
  return id;
}

/** The sweeper may not have come yet; what is over does not stand in the way. */
async function clearExpired(tx: Tx, key: string): Promise<void> {
  const [over] = await tx.manager.query<Approval[]>(
    'SELECT * FROM approval WHERE open_key = ? AND expires_at <= NOW(3) FOR UPDATE',
    [key],
  );
  if (over) await closeApproval(tx, over, 'expire');
}

async function insert<C>(
  tx: Tx,
  kind: ApprovalKind<C>,
  { who }: StaffCaller,
  asked: ApprovalRequest<C>,
  before: string,
): Promise<number> {
  try {
    const made: { insertId: number } = await tx.manager.query(
      `INSERT INTO approval (kind, subject, open_key, object, game_id, before_facts, after_facts, \`change\`, reason,
          asker_id, asker_login, asker_name, expires_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NOW(3) + INTERVAL ? HOUR)`,
      [
        kind.name,
        asked.subject,
        openKey(kind.name, asked.subject),
        asked.object.slice(0, 64),
        asked.game,
        before,
        JSON.stringify(asked.after),
        JSON.stringify(asked.change),
        asked.reason,
        who.id,
        who.login,
        who.name,
        kind.hours,
      ],
    );
    return made.insertId;
  } catch (error) {
    throw isDuplicate(error, 'approval_open') ? new ApprovalConflict('APPROVAL_PENDING') : error;
  }
}
