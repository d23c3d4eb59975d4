import {
  deliveryActors,
  deliveryReaders,
  openStates,
  type DeliveryAction,
  type DeliveryState,
} from '@hub/contracts/events';
import { gamesOf, staffMay, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import type { Delivery } from './delivery.entity.ts';
import { deliveryAbsent } from './delivery.errors.ts';
import { deliveryMoves } from './delivery.moves.ts';

export function mustSee(who: StaffPrincipal, game: string | undefined): void {
  if (game === undefined) throw deliveryAbsent();
  if (!staffMay(who, deliveryReaders, game)) throw withheld(deliveryAbsent());
}

export function mustAct(
  who: StaffPrincipal,
  game: string | undefined,
  roles: readonly StaffRole[] = deliveryActors,
): void {
  mustSee(who, game);
  if (!staffMay(who, roles, game ?? '')) throw new Forbidden();
}

type Placed = Pick<Delivery, 'state' | 'batch_id'> & { due_at: Date | null | undefined };

/** Nothing goes over the line any more by itself. */
export const isOver = (state: DeliveryState): boolean => !openStates.some((open) => open === state);

/** One that waits for the release of its batch. */
export const isHeld = ({ state, batch_id, due_at }: Placed): boolean =>
  state === 'queued' && batch_id !== null && due_at === null;

/** What waits for two people does not go by one of them. */
export const allows = (deed: DeliveryAction, row: Placed): boolean =>
  deliveryMoves.may(deed, row.state) && !(isHeld(row) && (deed === 'retry' || deed === 'replace'));

export async function seenGames(source: DataSource, who: StaffPrincipal, only?: string): Promise<string[]> {
  const games = gamesOf(who, deliveryReaders);
  if (games.length === 0) throw new Forbidden();
  const rows = await source.query<{ game_id: string }[]>('SELECT game_id FROM game_line ORDER BY game_id');
  return rows
    .map(({ game_id }) => game_id)
    .filter((game) => (games === '*' || games.includes(game)) && (only === undefined || only === game));
}
