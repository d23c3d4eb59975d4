import { staffRoles } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import { RoleUnknown } from '../staff.errors.ts';

type Queries = Pick<EntityManager, 'query'>;
type Grant = { role: string; game_id: string };

/** Roles of the platform, and what services publish now. */
export async function rolesThatCount(manager: Queries): Promise<(grant: { role: string }) => boolean> {
  const rows = await manager.query<{ role: string }[]>('SELECT role FROM staff_role WHERE gone_at IS NULL');
  const known = new Set<string>([...staffRoles, ...rows.map(({ role }) => role)]);
  return ({ role }) => known.has(role);
}

/** What somebody holds may stay where it is, also when it is good for nothing. Throws `RoleUnknown`. */
export async function mustBeGivable(manager: Queries, wished: readonly Grant[], held: readonly Grant[]): Promise<void> {
  const counts = await rolesThatCount(manager);
  const stays = ({ role, game_id }: Grant) => held.some((row) => row.role === role && row.game_id === game_id);
  const at = wished.findIndex((grant) => !counts(grant) && !stays(grant));
  if (at >= 0) throw new RoleUnknown(at);
}
