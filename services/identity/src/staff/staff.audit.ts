import type { AuditEntry } from '@hub/nest-kit/audit';
import type { Caller, StaffCaller } from '@hub/nest-kit/http';

/** The trace of a sign-in or sign-out. What was typed as a login is kept only when an account has that name. */
export function staffAudit(
  caller: Caller,
  action: string,
  staff: { id: number; login: string } | null,
  detail: object,
) {
  const entry: AuditEntry = {
    actor_kind: 'staff',
    actor: staff?.login ?? 'unknown',
    action,
    game_id: '',
    object: `staff:${staff?.id ?? 0}`,
    detail: JSON.stringify(detail),
    rid: caller.rid,
    address: caller.ip,
  };
  return entry;
}

export const accountAudit = (caller: StaffCaller, action: string, id: number, detail: object): AuditEntry => ({
  ...staffAudit(caller, action, caller.who, detail),
  object: `staff:${id}`,
});

/** The trace of a role that a service began or ceased to publish. */
export const roleAudit = (action: string, service: string, role: string): AuditEntry => ({
  ...commandAudit(action, 0, { role }, service),
  object: `role:${role}`,
});

/** The trace of what was done to an account from the command line, where nobody is signed in. */
export const commandAudit = (action: string, id: number, detail: object, actor = 'command-line'): AuditEntry => ({
  actor_kind: 'system',
  actor,
  action,
  game_id: '',
  object: `staff:${id}`,
  detail: JSON.stringify(detail),
  rid: '',
  address: '',
});
