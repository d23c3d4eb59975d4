import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { exportRoles, type ExportKind } from '@hub/contracts/tickets';
import { Forbidden } from '@hub/nest-kit/http';

/** What an export reads; written into its row, so that nobody's later rights widen it. */
export type ExportFilter = { from: string; until: string; games: string[]; agents: string[] };

/** The games that go into a file: of those asked for the ones that somebody may take along. `Forbidden` for none. */
export function exportGames(who: StaffPrincipal, kind: ExportKind, known: readonly string[], asked: readonly string[]) {
  const held = gamesOf(who, exportRoles[kind]);
  if (held.length === 0) throw new Forbidden();
  const games = known.filter((game) => held === '*' || held.includes(game));
  const wanted = asked.length > 0 ? games.filter((game) => asked.includes(game)) : games;
  if (asked.length > 0 && wanted.length === 0) throw new Forbidden();
  return wanted;
}

/** Roles may have gone since it was asked for: then the file is no longer theirs. */
export function mayHave(who: StaffPrincipal, kind: ExportKind, { games }: ExportFilter): boolean {
  const roles = exportRoles[kind];
  return gamesOf(who, roles).length > 0 && games.every((game) => staffMay(who, roles, game));
}
