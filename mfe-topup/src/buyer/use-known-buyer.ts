import { getOrderToken, useMemberExpected, useSearchParams, useSession } from '@hub/web';
import type { Flow } from '../flow/flow.ts';
import { useMemberDataQuery, usePrevReportQuery } from '../flow/shop.api.ts';
import { filledBuyer, type BuyerValues } from './buyer-values.ts';

/** What an earlier order, or a sign-in, tells of the buyer; undefined while it is asked for. Without it the form is empty, and nothing is said. */
export function useKnownBuyer({ game, type }: Pick<Flow, 'game' | 'type'>): Partial<BuyerValues> | undefined {
  const [search] = useSearchParams();
  const session = useSession();
  const expected = useMemberExpected();
  const arriving = search.has('token');
  const token = arriving ? null : getOrderToken();
  const before = usePrevReportQuery(token ?? '', { skip: !token });
  const asksMember = !arriving && !token && session !== null;
  const member = useMemberDataQuery(session?.token ?? '', { skip: !asksMember });
  if (arriving || (expected && !token) || before.isLoading || member.isLoading) return undefined;
  const known = token ? before.data : asksMember ? member.data : undefined;
  return known ? filledBuyer(known, game, type) : {};
}
