import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { ServiceHoliday } from '../figures/backlog.entity.ts';

/** `day` is a year where many came at once. */
export function holidayAudit(
  caller: StaffCaller,
  action: 'holiday.added' | 'holiday.removed' | 'holiday.imported',
  { game_id, day }: Pick<ServiceHoliday, 'game_id' | 'day'>,
  detail: { before: object | null; after: object | null; reason: string },
): AuditEntry {
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id,
    object: `holiday:${day}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
}
