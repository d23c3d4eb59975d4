import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';

/** The trace of what somebody did to lists, imports and rules. */
export const vipAudit = (
  { who, rid, ip }: Pick<StaffCaller, 'who' | 'rid' | 'ip'>,
  action: `vip.${string}`,
  game: string,
  what: Pick<AuditEntry, 'object' | 'detail'>,
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id: game,
  ...what,
  rid,
  address: ip,
});
