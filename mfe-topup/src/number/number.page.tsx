import { PageBody, Skeleton, usePageTitle, useSearchParams } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { usePaymentNumberQuery } from '../order.api.ts';
import { isMissing, NoOrder } from '../outcome/no-order.tsx';
import { NumberView } from './number-view.tsx';

/** `/wire_report_code?orderno=`: what is to be paid where, or why it cannot be. Open to all, so it names nobody. */
export function NumberPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const orderno = search.get('orderno') ?? '';
  const query = usePaymentNumberQuery(orderno, { skip: orderno === '', refetchOnMountOrArgChange: true });
  const { currentData: payment, error, isFetching, refetch } = query;
  usePageTitle(t`繳費資訊`);
  if (orderno === '' || isMissing(error)) return <NoOrder />;
  if (payment) {
    return (
      <NumberView key={orderno} payment={payment} query={{ busy: isFetching, lost: error !== undefined, refetch }} />
    );
  }
  return (
    <PageBody width="text">
      {error === undefined ? (
        <Skeleton shape="card" count={2} />
      ) : (
        <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
