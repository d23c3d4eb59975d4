export const MACHINE_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The stronger first. */
export const gameParameters = ['param_game_id', 'game_id'] as const;

/** The first parameter that holds a game id; an empty one hides nothing. */
export function gameOfQuery(query: URLSearchParams): string | undefined {
  return gameParameters.map((name) => query.get(name) ?? '').find((game) => MACHINE_ID.test(game));
}
