import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from './ticket.entity.ts';

/** Who does something, as the audit names them. */
export type StaffActor = Pick<StaffCaller, 'who' | 'rid' | 'ip'>;

/** The trace of what staff did to a case; `detail` holds no personal data. */
export function auditOf(caller: StaffActor, action: string, ticket: Ticket, detail: object): AuditEntry {
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id: ticket.game_id,
    object: `ticket:${ticket.id}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
}
