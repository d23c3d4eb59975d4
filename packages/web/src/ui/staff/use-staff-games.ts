import type { StaffRole } from '@hub/contracts/shared';
import { contentLang, isApiFault, useGetGamesQuery, useStaffMeQuery } from '@hub/web';

/** Who looks, and at which games somebody holds one of these roles. */
export function useStaffGames(roles: readonly StaffRole[]) {
  const { data: me, error } = useStaffMeQuery();
  const { data: games = [] } = useGetGamesQuery();
  const held = (me?.roles ?? []).filter(({ role }) => roles.some((one) => one === role)).map(({ game_id }) => game_id);
  const seen = games.filter(({ game_id }) => held.includes('*') || held.includes(game_id));
  return {
    signedIn: me !== undefined && !(isApiFault(error) && error.status === 401),
    login: me?.login ?? '',
    games: seen.map(({ game_id, game_name }) => ({ value: game_id, label: game_name, lang: contentLang })),
    nameOf: (game: string) => games.find(({ game_id }) => game_id === game)?.game_name ?? game,
  };
}
