import { isApiFault, useLocation, useNavigate, useSearchParams, useSession, type SessionGuard } from '@hub/web';
import { ticketState } from '@hub/contracts/tickets';
import { useDesk } from '../desk-context.ts';
import { markOf } from './report-mark.ts';
import type { FollowedCase } from './report-form-props.ts';

export function useFollowedCase(gate: SessionGuard): FollowedCase {
  const { api } = useDesk();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { follows: asked = 0, apart = 0 } = markOf(search);
  // Who goes on with a report that was handed over may continue the case and not read it.
  const handedOver = useSession()?.kind === 'D';
  const opens = asked > 0 && gate === 'open' && !handedOver;
  const { currentData, error } = api.view.useQuery(asked, { skip: !opens });
  const refused = isApiFault(error) && typeof error.status === 'number' && error.status < 500;
  const lost = refused || gate === 'closed' || (currentData && ticketState(currentData.status) !== 'closed');
  return {
    ready: asked === 0 || handedOver || lost === true || currentData !== undefined || error !== undefined,
    asked,
    apart,
    number: asked > 0 && !lost ? asked : undefined,
    ticket: lost ? undefined : currentData,
    drop: () => {
      const rest = new URLSearchParams(search);
      rest.delete('follows');
      rest.set('apart', String(asked));
      void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown });
    },
  };
}
