import { useStaffMeQuery, useGetGamesQuery } from '@hub/web';
import type { StaffRole } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';

/** The games at which somebody holds one of these roles; every game for who holds it everywhere, and for owners where they count. */
export function useKeptGames(keepers: readonly StaffRole[], owners = false): { value: string; label: string }[] {
  const { t } = useLingui();
  const { data: me } = useStaffMeQuery();
  const { data: games = [] } = useGetGamesQuery();
  const held = (me?.roles ?? []).filter(({ role }) => keepers.some((known) => known === role));
  const every = held.some(({ game_id }) => game_id === '*') || (owners && me?.owner === true);
  const kept = games.filter((game) => every || held.some(({ game_id }) => game_id === game.game_id));
  return [
    ...(every ? [{ value: '*', label: t`全部遊戲` }] : []),
    ...kept.map(({ game_id, game_name }) => ({ value: game_id, label: game_name })),
  ];
}
