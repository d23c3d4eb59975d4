import type { FormSettingsView } from '@hub/contracts/tickets';
import { vipDesk, type VipFormView } from '@hub/contracts/vip';
import { noteServed } from '@hub/tickets/web';
import { useEffect } from 'react';

/** Where a player in the game who is not ranked is sent; undefined for everybody else. */
export function useUnranked(settings: FormSettingsView | undefined): string | undefined {
  const form = settings as VipFormView | undefined;
  const game = form?.user && form.vip_ranking === 0 ? form.game.game_id : undefined;
  useEffect(() => {
    // The ordinary home may still think that they are ranked: they stay there all the same.
    if (game !== undefined) noteServed(vipDesk.key, game, false);
  }, [game]);
  return game === undefined ? undefined : `/service_quick?param_game_id=${encodeURIComponent(game)}`;
}
