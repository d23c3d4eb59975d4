import { EmptyState, LinkButton, PageBody, useLocation } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { IssuesPage } from './issues/issues.page.tsx';
import { MaintenancePage } from './maintenance/maintenance.page.tsx';
import { OrderPage } from './one/order.page.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { TOPUP, topupPlaceOf } from './topup-address.ts';

/** Orders and reported transfers, one of them, money that fits none, and the switch for maintenance. */
export function TopupPages() {
  const { pathname } = useLocation();
  const place = topupPlaceOf(pathname);
  if (place.at === 'orders') return <OrdersPage />;
  if (place.at === 'order') return <OrderPage key={place.report} report={place.report} />;
  if (place.at === 'issues') return <IssuesPage />;
  return place.at === 'maintenance' ? <MaintenancePage /> : <NoSuchPage />;
}

function NoSuchPage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState page title={t`沒有這一頁`} action={<LinkButton to={TOPUP}>{t`回儲值訂單`}</LinkButton>} />
    </PageBody>
  );
}
