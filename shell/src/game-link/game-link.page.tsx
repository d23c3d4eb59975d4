import { Navigate, useParams, useSearchParams } from '@hub/web';
import { gameLinkTarget } from './game-link-target.ts';

/**
 * The one link a game needs: `/g/H73/support?token=…&to=/service/H73/list`. The boot script has taken the token out of it
 * before anything was asked of the network.
 */
export function GameLinkPage() {
  const { game = '' } = useParams();
  const [params] = useSearchParams();
  return <Navigate to={gameLinkTarget(game, params.get('to') ?? '', params.get('usr_device') ?? '')} replace />;
}
