import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { filterSharers, ticketReaders, type QueueFilter, type SavedFilter } from '@hub/contracts/tickets';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import { FilterNotFound } from './filter.errors.ts';
import type { SavedFilterRow } from './saved-filter.entity.ts';

/** One's own, or one that is shared at a game which one reads. */
export const maySee = (who: StaffPrincipal, row: SavedFilterRow): boolean =>
  row.shared_game === null ? row.staff_id === who.id : staffMay(who, ticketReaders, row.shared_game);

/** One's own, or a shared one of a game that one leads. */
export const mayChange = (who: StaffPrincipal, row: SavedFilterRow): boolean =>
  row.shared_game === null ? row.staff_id === who.id : staffMay(who, filterSharers, row.shared_game);

export function mustChange(who: StaffPrincipal, row: SavedFilterRow): void {
  if (!maySee(who, row)) throw withheld(new FilterNotFound());
  if (!mayChange(who, row)) throw new Forbidden();
}

export function mustShare(who: StaffPrincipal, game: string): void {
  if (!staffMay(who, filterSharers, game)) throw new Forbidden();
}

/** A shared filter is about its game, whatever was chosen. */
export const filterText = (filter: QueueFilter, game: string | null): string =>
  JSON.stringify({ ...filter, ...(game !== null && { game_id: game }) });

export const filterOf = ({ filter }: SavedFilterRow): QueueFilter => JSON.parse(filter) as QueueFilter;

export const filterView = (who: StaffPrincipal, row: SavedFilterRow): SavedFilter => ({
  id: row.id,
  name: row.name,
  filter: filterOf(row),
  shared_game: row.shared_game,
  mine: mayChange(who, row),
  version: row.version,
});
