import { gamesOf, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { orderEditors, orderReaders, type OrderAction } from '@hub/contracts/topup';
import { Forbidden, withheld } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import type { Order } from '../order.entity.ts';
import { isNobodys, orderMoves } from '../order.moves.ts';
import { orderAbsent } from './desk.errors.ts';

/** What belongs to a game that somebody has nothing to do with is not there for them. */
export function mustSee(who: StaffPrincipal, game: string | undefined, absent = orderAbsent): void {
  if (game === undefined) throw absent();
  if (!staffMay(who, orderReaders, game)) throw withheld(absent());
}

export function mustEdit(who: StaffPrincipal, game: string | undefined, absent = orderAbsent): void {
  mustSee(who, game, absent);
  if (!staffMay(who, orderEditors, game ?? '')) throw new Forbidden();
}

/** The games that have orders, as far as somebody may see them. Throws for who may see none. */
export async function seenGames(source: DataSource, who: StaffPrincipal, only?: string): Promise<string[]> {
  const games = gamesOf(who, orderReaders);
  if (games.length === 0) throw new Forbidden();
  const rows =
    games === '*' && only === undefined
      ? await source.query<{ game_id: string }[]>('SELECT game_id FROM topup_order GROUP BY game_id ORDER BY game_id')
      : [];
  if (games === '*') return only === undefined ? rows.map(({ game_id }) => game_id) : [only];
  return games.filter((game) => only === undefined || only === game);
}

const moves = {
  confirm: 'confirm',
  reject: 'reject',
  reopen: 'reopen',
  accept: 'accept_late',
  refund: 'refund',
} as const;

/** What can be done with an order now; what waits for a second person is not asked for again. */
export function actionsOf(who: StaffPrincipal, order: Order, asked: OrderAction | undefined): OrderAction[] {
  if (!staffMay(who, orderEditors, order.game_id)) return [];
  const all = (Object.keys(moves) as (keyof typeof moves)[])
    .filter((name) => orderMoves.may(moves[name], order.state))
    .filter((name) => name === 'refund' || !isNobodys(order));
  const asks = order.kind === 'purchase' && orderMoves.may('expire', order.state);
  const ended = order.kind === 'purchase' && (order.state === 'expired' || order.state === 'cancelled');
  return [...all.filter((name) => name !== asked), ...(asks || ended ? (['query'] as const) : [])];
}
