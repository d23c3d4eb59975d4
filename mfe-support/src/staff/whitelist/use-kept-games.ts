import { useStaffMeQuery, useGetGamesQuery } from '@hub/web';
import { whitelistKeepers } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';

/** The games whose entries somebody keeps; every game for who keeps all of them. */
export function useKeptGames(): { value: string; label: string }[] {
  const { t } = useLingui();
  const { data: me } = useStaffMeQuery();
  const { data: games = [] } = useGetGamesQuery();
  const held = (me?.roles ?? []).filter(({ role }) => whitelistKeepers.some((known) => known === role));
  const every = held.some(({ game_id }) => game_id === '*');
  const kept = games.filter((game) => every || held.some(({ game_id }) => game_id === game.game_id));
  return [
    ...(every ? [{ value: '*', label: t`全部遊戲` }] : []),
    ...kept.map(({ game_id, game_name }) => ({ value: game_id, label: game_name })),
  ];
}
