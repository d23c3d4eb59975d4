import type { ApprovalState } from '@hub/contracts/approvals';
import type { Tx } from '../db/db.ts';
import type { StaffCaller } from '../http/caller.ts';
import { approvalAudit } from './approval.audit.ts';
import type { Approval } from './approval.entity.ts';

type Closed = Exclude<ApprovalState, 'open'>;

/** Ends a locked request with its outcome and trace; what it would have changed is forgotten. `by: null` = time did it. */
export async function closeApproval(
  tx: Tx,
  row: Approval,
  state: Closed,
  by: StaffCaller | null = null,
  detail: { answer?: string; found?: object } = {},
): Promise<void> {
  await tx.manager.query(
    `UPDATE approval SET state = ?, open_key = NULL, \`change\` = NULL, decider_id = ?, decider_login = ?,
        decider_name = ?, decided_at = NOW(3), answer = ? WHERE id = ?`,
    [state, by?.who.id ?? null, by?.who.login ?? null, by?.who.name ?? null, detail.answer ?? '', row.id],
  );
  const { answer, found } = detail;
  await tx.audit(
    approvalAudit(state, row, by, {
      before: JSON.parse(row.before_facts) as object,
      after: JSON.parse(row.after_facts) as object,
      asked_by: row.asker_login,
      ...(answer && { reason: answer }),
      ...(found && { found }),
    }),
  );
}
