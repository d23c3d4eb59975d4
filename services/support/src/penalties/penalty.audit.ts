import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Penalty } from './penalty.entity.ts';

export const penaltyAudit = (
  { who, rid, ip }: StaffCaller,
  action: string,
  { id, game_id }: Pick<Penalty, 'id' | 'game_id'>,
  detail: object,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  object: `penalty:${id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
