import { getOrderToken, PageBody, Skeleton, usePageTitle, useSearchParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useOrderResultQuery } from '../order.api.ts';
import { isMissing, NoOrder } from './no-order.tsx';
import { OrderView } from './order-view.tsx';

/** `/wire_report_result?token=`: one order, whatever has become of it. */
export function OutcomePage() {
  const [search] = useSearchParams();
  // The shell is about to take it out of the address.
  const token = search.has('token') ? undefined : getOrderToken();
  if (token === null) return <NoOrder />;
  return <Outcome key={token} token={token} />;
}

function Outcome({ token }: { token: string | undefined }) {
  const { t } = useLingui();
  const query = useOrderResultQuery(token ?? '', { skip: token === undefined, refetchOnMountOrArgChange: true });
  const { currentData: order, error, isFetching, refetch } = query;
  usePageTitle(t`付款結果`);
  if (order) return <OrderView order={order} query={{ busy: isFetching, lost: error !== undefined, refetch }} />;
  if (isMissing(error)) return <NoOrder />;
  return (
    <PageBody width="text">
      {error === undefined ? (
        <Skeleton shape="card" count={3} />
      ) : (
        <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
