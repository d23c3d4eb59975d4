import { auditRoles, type AuditQuery } from '@hub/contracts/identity';
import { gamesOf, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';

/** Games whose audit somebody may read; `*` also opens what belongs to no game. `Forbidden` when there is none. */
export function auditGames(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, auditRoles);
  if (games !== '*' && games.length === 0) throw new Forbidden();
  return games;
}

export const searchedGames = (mine: string[] | '*', { game }: Pick<AuditQuery, 'game'>): string[] | '*' =>
  mine === '*' || game === undefined ? mine : mine.filter((one) => one === game);

/** A file of one game says that it is of that game, whoever asked. */
export function exportedGames(mine: string[] | '*', asked: Pick<AuditQuery, 'game'>): string[] | '*' {
  const games = searchedGames(mine, asked);
  return games === '*' && asked.game !== undefined ? [asked.game] : games;
}

/** Roles may have gone since it was written: then the file is no longer theirs. `games` is null before it is written. */
export function mayHaveExport(who: StaffPrincipal, games: string[] | '*' | null): boolean {
  const mine = gamesOf(who, auditRoles);
  if (mine === '*' || mine.length === 0) return mine === '*';
  return games !== '*' && (games ?? []).every((game) => mine.includes(game));
}
