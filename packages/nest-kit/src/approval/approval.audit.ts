import type { AuditEntry } from '../audit/audit.ts';
import type { StaffCaller } from '../http/caller.ts';
import type { Approval } from './approval.entity.ts';

type Told = Pick<Approval, 'id' | 'kind' | 'object' | 'game_id'>;

/** `by: null` = time did it. */
export function approvalAudit(action: string, row: Told, by: StaffCaller | null, detail: object = {}): AuditEntry {
  return {
    actor_kind: by ? 'staff' : 'system',
    actor: by?.who.login ?? 'clock',
    action,
    game_id: row.game_id,
    object: `approval:${row.id}`,
    detail: JSON.stringify({ kind: row.kind, of: row.object, ...detail }),
    rid: by?.rid ?? '',
    address: by?.ip ?? '',
  };
}
