import type { AuditEntry } from '@hub/nest-kit/audit';
import { namedObject } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Order } from './order.entity.ts';

export const orderAudit = (
  { who, rid, ip }: StaffCaller,
  action: string,
  order: Order,
  detail: Record<string, unknown>,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: String(who.id),
  action,
  game_id: order.game_id,
  ...namedObject('order', order.report_id, detail),
  rid,
  address: ip,
});
