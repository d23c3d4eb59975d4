import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Macro } from './macro.entity.ts';

/** Its words are ours and hold no personal data. */
export function auditOfMacro(
  caller: StaffCaller,
  action: string,
  { id, game_id }: Pick<Macro, 'id' | 'game_id'>,
  detail: object,
): AuditEntry {
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id,
    object: `macro:${id}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
}
