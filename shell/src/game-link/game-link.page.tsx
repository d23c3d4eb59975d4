import { Navigate, pageData, useParams, useSearchParams } from '@hub/web';
import { gameLinkTarget, type GameLinks } from './game-link-target.ts';

/**
 * The one link a game needs: `/g/H73/support?token=…&to=/service/H73/list`. The boot script has taken the token out of it
 * before anything was asked of the network.
 */
export function GameLinkPage() {
  const { game = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <Navigate to={gameLinkTarget(toldLinks(), game, params.get('to') ?? '', params.get('usr_device') ?? '')} replace />
  );
}

function toldLinks(): GameLinks {
  const areas = Object.values(pageData().registry.areas);
  return {
    links: areas.flatMap(({ gameLinks = [] }) => gameLinks),
    home: areas.find(({ gameHome }) => gameHome)?.gameHome ?? '/game',
  };
}
