import { useEffect } from 'react';
import { gameOfAddress, isApiFault, useInitSetupQuery, useLocation, useNavigate, type ApiFault } from '@hub/web';
import type { SetupView } from '@hub/contracts/tickets';
import { CENTRE, deskPaths, type Sent } from '@hub/tickets/web';
import { NO_GAME } from '../no-game.ts';
import { supportDesk } from '../support-pages.ts';

export type Arrival = {
  /** Game that the address names; '' when none is. */
  asked: string;
  setup: SetupView | undefined;
  /** A failure that another try may heal. */
  fault: ApiFault | undefined;
  busy: boolean;
  retry: () => void;
};

/** Who arrives at a service home, and for which game. The only proven game is the token's: it wins over the address. */
export function useArrival(): Arrival {
  const { pathname, search } = useLocation();
  const asked = gameOfAddress(pathname, search) ?? '';
  const skip = new URLSearchParams(search).has('token');
  const query = useInitSetupQuery({ path: pathname, search }, { skip, refetchOnMountOrArgChange: true });
  const last = query.data?.game_id === asked ? query.data : undefined;
  const setup = query.currentData ?? last;
  const fault = query.isError && isApiFault(query.error) ? query.error : undefined;
  useRightPlace(asked, deviceOf(search), query.currentData, fault?.status === 401);
  const retry = () => void query.refetch();
  return { asked, setup: setup?.game_name ? setup : undefined, fault, busy: query.isFetching, retry };
}

/** What the game says it runs on goes along: it decides which messaging app the home invites to. */
function deviceOf(search: string): string {
  const device = new URLSearchParams(search).get('usr_device');
  return device ? `?usr_device=${encodeURIComponent(device)}` : '';
}

/** Moves on where this page is not the right one. */
function useRightPlace(asked: string, device: string, setup: SetupView | undefined, expired: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (to: string, state?: Sent) => void navigate(to, { replace: true, state });
    if (expired) return go(asked ? deskPaths(supportDesk, asked).query : CENTRE, { expired: 'player' });
    if (!setup) return;
    if (!setup.game_name) return go(CENTRE, { message: NO_GAME });
    if (setup.game_id !== asked) go(deskPaths(supportDesk, setup.game_id).home + device);
  }, [asked, setup, expired, device, navigate]);
}
