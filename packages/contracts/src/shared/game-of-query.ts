export const MACHINE_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The stronger first. */
export const gameParameters = ['param_game_id', 'game_id'] as const;

/** The first parameter that holds a game id; an empty one hides nothing. */
export function gameOfQuery(query: URLSearchParams): string | undefined {
  return gameParameters.map((name) => query.get(name) ?? '').find((game) => MACHINE_ID.test(game));
}

/** Pages that have a game in their path, right behind this. */
const GAME_PATH =
  /^\/(?:service|vipservice|wire_report(?:_portal|_v2_sandbox|_v2|_v3)?|g|survey\/(?:event18|2021))\/([\w-]{1,32})(?:\/|$)/;

const surveyGames: Record<string, string> = { idv: 'h55naxx2tw', lifeafter: 'g66naxx2tw' };

/** Game that an address names: path first, then `param_game_id`, then `game_id`. */
export function gameOfAddress(path: string, query: URLSearchParams): string | undefined {
  const named = GAME_PATH.exec(path)?.[1];
  if (named) return path.startsWith('/survey/') ? surveyGames[named] : named;
  return gameOfQuery(query);
}
