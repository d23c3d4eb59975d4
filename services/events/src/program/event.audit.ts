import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';

export const eventAudit = (
  { who, rid, ip }: StaffCaller,
  action: string,
  { id, game_id }: { id: number; game_id: string },
  detail: object,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  object: `event:${id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
