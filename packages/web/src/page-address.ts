import { gameOfQuery, gameParameters } from '@hub/contracts/game-of-query';

/** Where the boot script and the facade read the same things out of an address. Pure: the boot script bundles it too. */

const GAME_PATH =
  /^\/(?:service|vipservice|wire_report(?:_portal|_v2_sandbox|_v2|_v3)?|g|survey\/(?:event18|2021))\/([\w-]{1,32})(?:\/|$)/;

const surveyGames: Record<string, string> = { idv: 'h55naxx2tw', lifeafter: 'g66naxx2tw' };

/** Game that an address names: path first, then `param_game_id`, then `game_id`. */
export function gameOfAddress(path: string, search: string): string | undefined {
  const named = GAME_PATH.exec(path)?.[1];
  if (named) return path.startsWith('/survey/') ? surveyGames[named] : named;
  return gameOfQuery(new URLSearchParams(search));
}

/** What an address carries for the page alone, and never for the server. */
const OURS = ['token', 'to', 'ui', 'bridge'];

/** `search_string` of init_setup: the query without its token, and with the one game that the address names. */
export function setupSearch(path: string, search: string): string {
  const params = new URLSearchParams(search);
  OURS.forEach((name) => params.delete(name));
  const game = gameOfAddress(path, search);
  gameParameters.forEach((name) => params.delete(name));
  if (game) params.set('param_game_id', game);
  const text = params.toString();
  return text ? `?${text}` : '';
}
