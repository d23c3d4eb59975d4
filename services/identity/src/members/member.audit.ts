import { namedObject } from '@hub/nest-kit/audit';
import type { AuditEntry } from '@hub/nest-kit/audit';
import { memberName } from './member-id.ts';

/** What a member did with the own account; `detail` names no person. */
export function memberAudit(
  by: { rid: string; ip: string },
  action: string,
  memberId: number,
  detail: object,
): AuditEntry {
  const name = memberName(memberId);
  return {
    actor_kind: 'player',
    actor: name,
    action,
    game_id: '',
    ...namedObject('member', name, detail),
    rid: by.rid,
    address: by.ip,
  };
}
