import { auditRoles } from '@hub/contracts/identity';
import { gamesOf, type StaffWho } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';

/** Games whose audit somebody may read; `*` also opens what belongs to no game. `Forbidden` when there is none. */
export function auditGames(who: StaffWho): string[] | '*' {
  const games = gamesOf(who, auditRoles);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}
