import type { EntityManager } from 'typeorm';
import type { StaffMe } from '@hub/contracts/identity';
import type { StaffGrant, StaffPrincipal } from '@hub/contracts/shared';
import { rolesThatCount } from './roles/roles-that-count.ts';
import { StaffGrantRow } from './staff-grant.entity.ts';

/** An account with its grants, as our processes know it; a role that nobody publishes any more is none. */
export async function staffWho(
  manager: EntityManager,
  staff: { id: number; login: string; name: string; is_owner: number },
): Promise<StaffPrincipal> {
  const rows = await manager.find(StaffGrantRow, {
    where: { staff_id: staff.id },
    order: { role: 'ASC', game_id: 'ASC' },
  });
  const counts = rows.length > 0 ? await rolesThatCount(manager) : () => false;
  const roles: StaffGrant[] = rows.filter(counts).map(({ role, game_id }) => ({ role, game: game_id }));
  const who: StaffPrincipal = { kind: 'staff', id: staff.id, login: staff.login, name: staff.name, roles };
  return staff.is_owner === 1 ? { ...who, owner: true } : who;
}

export function staffMe(
  { id, login, name, roles, owner }: StaffPrincipal,
  rest: Pick<StaffMe, 'csrf' | 'session' | 'factor'>,
): StaffMe {
  return {
    id,
    login,
    name,
    owner: owner ?? false,
    roles: roles.map(({ role, game }) => ({ role, game_id: game })),
    ...rest,
  };
}
