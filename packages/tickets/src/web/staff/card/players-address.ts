import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;
export type Account = { game_id: string; uid: string };

/** A player by account; without one the form that finds it. Not `game_id`: that would dress the page in the game's colours. */
export function playersAddress({ api }: Of, account?: Account): string {
  const base = `/staff/${api}/players`;
  return account ? `${base}?${new URLSearchParams({ game: account.game_id, uid: account.uid })}` : base;
}

export const isPlayersAddress = (desk: Of, path: string): boolean => path.replace(/\/$/, '') === playersAddress(desk);

/** null for the form alone. */
export function accountOf(search: URLSearchParams): Account | null {
  const [game_id, uid] = [search.get('game') ?? '', (search.get('uid') ?? '').trim()];
  return game_id && uid ? { game_id, uid } : null;
}
