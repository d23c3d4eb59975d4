import type { EntityManager } from 'typeorm';
import type { StaffMeView } from '@hub/contracts/identity';
import type { StaffGrant, StaffWho } from '@hub/contracts/shared';
import { StaffGrantRow } from './staff-grant.entity.ts';

/** An account with its grants, as our processes know it. */
export async function staffWho(
  manager: EntityManager,
  staff: { id: number; login: string; name: string },
): Promise<StaffWho> {
  const rows = await manager.find(StaffGrantRow, {
    where: { staff_id: staff.id },
    order: { role: 'ASC', game_id: 'ASC' },
  });
  const roles: StaffGrant[] = rows.map(({ role, game_id }) => ({ role, game: game_id }));
  return { kind: 'staff', id: staff.id, login: staff.login, name: staff.name, roles };
}

/** The same for the staff screens. */
export function staffMeView({ login, name, roles }: StaffWho, csrf: string): StaffMeView {
  return { data: { login, name, roles: roles.map(({ role, game }) => ({ role, game_id: game })), csrf } };
}
