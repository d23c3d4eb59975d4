import { linkedArea } from '@hub/federation/game-link';
import { Navigate, pageData, useLocation, useParams, useSearchParams } from '@hub/web';
import { GAME_ACCOUNT } from '../member/return-path.ts';
import { NotFoundPage } from '../not-found/not-found.page.tsx';
import { gameLinkTarget } from './game-link-target.ts';

/**
 * The one link a game needs, to the home of an area or to a page that it names: `/g/:game/:area?token=…&to=/faq`. The boot script
 * has taken the token out of it before anything was asked of the network.
 */
export function GameLinkPage() {
  const { game = '' } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const areas = Object.values(pageData().registry.areas);
  const linked = linkedArea(pathname, areas);
  if (!linked) return <NotFoundPage />;
  const links = [...areas.flatMap(({ gameLinks = [] }) => gameLinks), GAME_ACCOUNT];
  const home = linked.gameHome ?? '/game';
  return (
    <Navigate
      to={gameLinkTarget({ links, home }, game, params.get('to') ?? '', params.get('usr_device') ?? '')}
      replace
    />
  );
}
