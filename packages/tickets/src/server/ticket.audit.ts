import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from './ticket.entity.ts';

export type StaffActor = Pick<StaffCaller, 'who' | 'rid' | 'ip'>;

/** The trace of what staff did to a case; `detail` holds no personal data. */
export const auditOf = (
  { who, rid, ip }: StaffActor,
  action: string,
  { id, game_id }: Ticket,
  detail: object,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  object: `ticket:${id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
