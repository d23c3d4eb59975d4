import type { Account, AccountRow, StaffSessionRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { StaffGrantRow } from '../staff-grant.entity.ts';
import type { Staff } from '../staff.entity.ts';

type Grants = readonly Pick<StaffGrantRow, 'role' | 'game_id'>[];

export function accountRow(staff: Staff, grants: Grants, seenAt: Date | null): AccountRow {
  return {
    id: staff.id,
    login: staff.login,
    name: staff.name,
    owner: staff.is_owner === 1,
    disabled: staff.disabled_at !== null,
    factor: staff.totp_box !== null,
    roles: grants.map(({ role, game_id }) => ({ role, game_id })),
    seen_at: seenAt && taipeiIso(seenAt),
  };
}

export function accountView(
  row: AccountRow,
  staff: Staff,
  { sessions, recoveryLeft }: { sessions: StaffSessionRow[]; recoveryLeft: number },
): Account {
  return {
    ...row,
    created_at: taipeiIso(staff.created_at),
    version: staff.version,
    recovery_left: recoveryLeft,
    one_time_until: staff.password_until && taipeiIso(staff.password_until),
    sessions,
  };
}
