import type { StaffGrant } from '@hub/contracts/shared';

type Wire = { role: string; game_id: string };

/** What came over the wire, each once; a role at every game makes the same role at one game needless. */
export function grantsOf(roles: readonly Wire[]): StaffGrant[] {
  const everywhere = new Set(roles.filter((row) => row.game_id === '*').map((row) => row.role));
  const kept = roles.filter(({ role, game_id }) => game_id === '*' || !everywhere.has(role));
  const each = new Map(kept.map((row) => [`${row.role} ${row.game_id}`, row]));
  return [...each.values()].map(({ role, game_id }) => ({ role, game: game_id }));
}

/** `agent@H73 lead@*`, for the audit. */
export const grantWords = (grants: readonly StaffGrant[]): string =>
  grants
    .map(({ role, game }) => `${role}@${game}`)
    .sort()
    .join(' ');
