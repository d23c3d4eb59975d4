import type { KnownRoleView } from '@hub/contracts/catalog';
import { roleAbsent, roleBanned } from './desk.errors.ts';

export type RoleAsked = { game: string; server: string; role: string };

/** What games say of their roles. Throws `roleAbsent` for an id that no role can have, `roleUnsure` when nobody answers. */
export abstract class GameRoles {
  abstract find(asked: RoleAsked): Promise<KnownRoleView>;
}

/** A role that a mail can reach at this server. */
export async function reachableRole(roles: GameRoles, asked: RoleAsked): Promise<KnownRoleView> {
  const role = await roles.find(asked);
  if (role.verdict === 'banned') throw roleBanned();
  if (role.verdict !== 'ok') throw roleAbsent();
  return role;
}
