import { useEffect } from 'react';
import { gameOfAddress, isApiFault, useLocation, useNavigate, type ApiFault, type SetupArg } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';
import { CENTRE, deskPaths, NO_GAME, type Sent } from '../desk-paths.ts';
import { mayServe, noteServed } from './served.ts';

export type Arrival<Setup> = {
  /** Game that the address names; '' when none is. */
  asked: string;
  setup: Setup | undefined;
  fault: ApiFault | undefined;
  busy: boolean;
  retry: () => void;
};

type Known = { game_id: string; game_name: string };
type Asked<Setup> = {
  data?: Setup;
  currentData?: Setup;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};
type Options<Setup> = {
  desk: Desk;
  useSetup: (of: SetupArg, options: { skip: boolean; refetchOnMountOrArgChange: true }) => Asked<Setup>;
  otherDesk?: (setup: Setup) => Desk | undefined;
};

/** The only proven game is the token's: it wins over the address. */
export function useArrival<Setup extends Known>({ desk, useSetup, otherDesk }: Options<Setup>): Arrival<Setup> {
  const { pathname, search } = useLocation();
  const asked = gameOfAddress(pathname, search) ?? '';
  const skip = new URLSearchParams(search).has('token');
  const query = useSetup({ path: pathname, search }, { skip, refetchOnMountOrArgChange: true });
  const last = query.data?.game_id === asked ? query.data : undefined;
  const setup = query.currentData ?? last;
  const fault = query.isError && isApiFault(query.error) ? query.error : undefined;
  useRightPlace(desk, asked, deviceOf(search), fault?.status === 401, query.currentData, otherDesk);
  const retry = () => void query.refetch();
  return { asked, setup: setup?.game_name ? setup : undefined, fault, busy: query.isFetching, retry };
}

/** What the game says it runs on goes along: it decides which messaging app the home invites to. */
function deviceOf(search: string): string {
  const device = new URLSearchParams(search).get('usr_device');
  return device ? `?usr_device=${encodeURIComponent(device)}` : '';
}

function useRightPlace<Setup extends Known>(
  desk: Desk,
  asked: string,
  device: string,
  expired: boolean,
  setup: Setup | undefined,
  otherDesk: ((setup: Setup) => Desk | undefined) | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (to: string, state?: Sent) => void navigate(to, { replace: true, state });
    if (expired) return go(asked ? deskPaths(desk, asked).query : CENTRE, { expired: 'player' });
    if (!setup) return;
    const { game_id: game } = setup;
    if (!setup.game_name) return go(CENTRE, asked || game ? { message: NO_GAME } : undefined);
    const other = otherDesk?.(setup);
    if (other && mayServe(other.key, game)) {
      noteServed(other.key, game, false);
      return go(deskPaths(other, game).home);
    }
    if (game !== asked) go(deskPaths(desk, game).home + device);
  }, [desk, asked, setup, expired, device, otherDesk, navigate]);
}
