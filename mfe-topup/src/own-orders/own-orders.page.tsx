import {
  CardList,
  EmptyState,
  FileTextIcon,
  gameOfSession,
  isApiFault,
  LinkButton,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
  usePageTitle,
  useSession,
  useSessionGuard,
} from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useOwnOrdersInfiniteQuery } from '../order.api.ts';
import { OrderRow } from './order-row.tsx';
import { WaysToOrders } from './ways-to-orders.tsx';

/** `/wire_report_orders`: what somebody ordered who comes from a game, or is signed in. */
export function OwnOrdersPage() {
  const { t } = useLingui();
  const guard = useSessionGuard({ member: true });
  const session = useSession();
  const list = useOwnOrdersInfiniteQuery(session?.token ?? '', {
    skip: guard !== 'open',
    refetchOnMountOrArgChange: true,
  });
  usePageTitle(t`儲值紀錄`);
  const refused = isApiFault(list.error) && (list.error.status === 401 || list.error.status === 403);
  if (guard === 'closed' || guard === 'expired' || refused) return <WaysToOrders expired={guard === 'expired'} />;
  const orders = list.currentData?.pages.flatMap(({ record }) => record);
  return (
    <PageBody width="text">
      <PageTitle title={t`儲值紀錄`} lead={t`最新的在最上面。點進去看進度、再付一次或取消。`} />
      <Stack gap="tight">
        {orders?.length === 0 && <NoOrders game={gameOfSession(session)} />}
        {orders && orders.length > 0 && (
          <>
            <CardList>
              {orders.map((order) => (
                <OrderRow key={order.report_id} order={order} />
              ))}
            </CardList>
            <MoreButton
              status={list.hasNextPage ? t`已列出 ${orders.length} 筆` : t`共 ${orders.length} 筆，已全部列出`}
              more={
                list.hasNextPage
                  ? {
                      label: t`看更早的訂單`,
                      busy: list.isFetchingNextPage,
                      onPress: () => void list.fetchNextPage(),
                    }
                  : undefined
              }
            />
          </>
        )}
        {!orders && list.error !== undefined && (
          <AwayNotice fault={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        {!orders && list.error === undefined && <Skeleton shape="cases" count={4} />}
      </Stack>
    </PageBody>
  );
}

function NoOrders({ game }: { game: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<FileTextIcon />}
      title={t`還沒有訂單`}
      text={t`從這裡下的訂單都會留下紀錄，付款與發送的進度也看得到。`}
      action={
        game === '' ? undefined : (
          <LinkButton variant="primary" to={`/wire_report_portal/${encodeURIComponent(game)}?entry=orders`}>
            <Trans>前往儲值</Trans>
          </LinkButton>
        )
      }
    />
  );
}
