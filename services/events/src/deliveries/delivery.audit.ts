import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Delivery } from './delivery.entity.ts';

export const deliveryAudit = (
  { who, rid, ip }: StaffCaller,
  action: string,
  { id, game_id }: Pick<Delivery, 'id' | 'game_id'>,
  detail: object,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  object: `delivery:${id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
