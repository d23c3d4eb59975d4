import { gameOfAddress as gameOf, gameParameters } from '@hub/contracts/game-of-query';

/** Where the boot script and the facade read the same things out of an address. Pure: the boot script bundles it too. */

export const gameOfAddress = (path: string, search: string): string | undefined =>
  gameOf(path, new URLSearchParams(search));

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
