import type { Tx } from '../db/db.ts';
import type { StaffCaller } from '../http/caller.ts';
import { approvalAudit } from './approval.audit.ts';
import type { Approval } from './approval.entity.ts';
import { approvalMoves, type ApprovalMove } from './approval.moves.ts';

/** Of a locked request. `by: null` = time did it. */
export async function closeApproval(
  tx: Tx,
  row: Approval,
  move: Exclude<ApprovalMove, 'ask'>,
  by: StaffCaller | null = null,
  detail: { answer?: string; found?: object } = {},
): Promise<void> {
  const party = by === null ? 'time' : by.who.id === row.asker_id ? 'asker' : 'decider';
  const state = approvalMoves.after(move, row.state);
  approvalMoves.demand(move, party, row.state, state);
  await tx.manager.query(
    `UPDATE approval SET state = ?, open_key = NULL, \`change\` = NULL, decider_id = ?, decider_login = ?,
        decider_name = ?, decided_at = NOW(3), answer = ? WHERE id = ?`,
    [state, by?.who.id ?? null, by?.who.login ?? null, by?.who.name ?? null, detail.answer ?? '', row.id],
  );
  const { answer, found } = detail;
  await tx.audit(
    approvalAudit(approvalMoves.table[move].emits.audit, row, by, {
      before: JSON.parse(row.before_facts) as object,
      after: JSON.parse(row.after_facts) as object,
      asked_by: row.asker_login,
      ...(answer && { reason: answer }),
      ...(found && { found }),
    }),
  );
}
