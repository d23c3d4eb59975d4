/** Form of a machine id: of a game, a server or a role. */
export const MACHINE_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** Parameters of an address that may name a game, the stronger first. */
export const gameParameters = ['param_game_id', 'game_id'] as const;

/** The game that a query names: the first of its parameters that holds a game id; an empty one hides nothing. */
export function gameOfQuery(query: URLSearchParams): string | undefined {
  return gameParameters.map((name) => query.get(name) ?? '').find((game) => MACHINE_ID.test(game));
}
