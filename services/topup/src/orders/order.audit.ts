import type { AuditEntry } from '@hub/nest-kit/audit';
import { namedObject } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Order } from './order.entity.ts';

/** By their login, as in every audit: the filter of the desk looks for that. */
export const byStaff = ({ who, rid, ip }: StaffCaller) =>
  ({ actor_kind: 'staff', actor: who.login, rid, address: ip }) as const;

export const orderAudit = (
  caller: StaffCaller,
  action: string,
  order: Order,
  detail: Record<string, unknown>,
): AuditEntry => ({
  ...byStaff(caller),
  action,
  game_id: order.game_id,
  ...namedObject('order', order.report_id, detail),
});
