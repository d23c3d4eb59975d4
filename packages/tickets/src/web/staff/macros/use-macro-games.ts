import { useGetGamesQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mayEditMacros } from '../staff-rights.ts';

/** Names of games as canned replies have them; '' is every game. */
export function useMacroGames() {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const { data = [] } = useGetGamesQuery();
  const every = t`全部遊戲`;
  const nameOf = (id: string) => (id === '' ? every : (data.find(({ game_id }) => game_id === id)?.game_name ?? id));
  const editable = ['', ...data.map(({ game_id }) => game_id)].filter((id) => mayEditMacros(me, id));
  return { nameOf, editable, ids: data.map(({ game_id }) => game_id) };
}
