import { useGetGamesQuery, useStaffMeQuery } from '@hub/web';
import { auditRoles, type StaffMe } from '@hub/contracts/identity';

const heldBy = (me: StaffMe | undefined) =>
  (me?.roles ?? []).filter(({ role }) => auditRoles.some((known) => known === role)).map(({ game_id }) => game_id);

export function useSeenGames() {
  const { data: me } = useStaffMeQuery();
  const { data: games = [] } = useGetGamesQuery();
  const held = heldBy(me);
  return games.filter(({ game_id }) => held.includes('*') || held.includes(game_id));
}
