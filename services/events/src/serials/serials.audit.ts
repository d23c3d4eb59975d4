import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { SerialBatchRow } from './serial.entity.ts';

export const serialAudit = (
  { who, rid, ip }: StaffCaller,
  action: string,
  { id, game_id }: Pick<SerialBatchRow, 'id' | 'game_id'>,
  detail: object,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  object: `serial-batch:${id}`,
  detail: JSON.stringify(detail),
  rid,
  address: ip,
});
