import { orderReaders, type DeskOrderDetail } from '@hub/contracts/topup';
import { Badge, contentLang, LinkButton, Notice, PageBody, PageTitle, SiteLink, Stack, usePageTitle } from '@hub/web';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useDeskOrderQuery } from '../desk.api.ts';
import { RehearsalBadge } from '../rehearsal/rehearsal-badge.tsx';
import css from '../staff.module.css';
import { TOPUP, topupAddress } from '../topup-address.ts';
import { showsDelivery, useStateWords } from '../use-order-words.ts';
import { BuyerCard } from './buyer-card.tsx';
import { GoodsCard, OrderCard, PaymentCard, TransferCard } from './order-cards.tsx';
import { OrderDecisions } from './order-decisions.tsx';
import { AttemptsCard, IssuesCard, StepsCard } from './order-history.tsx';

/** One order: what it is, what may be done with it, and everything that happened to it. */
export function OrderPage({ report }: { report: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(orderReaders);
  const query = useDeskOrderQuery(report, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`儲值訂單`}
      missing={{
        title: t`找不到這筆訂單`,
        text: t`可能編號少了一段，或不在您負責的遊戲。`,
        action: <LinkButton to={TOPUP}>{t`回儲值訂單`}</LinkButton>,
      }}
      away={{ title: t`這筆訂單沒有載到`, text: t`玩家付款與發送不受影響。` }}
    >
      {(order) => <OrderDetail order={order} />}
    </RecordPage>
  );
}

export function OrderDetail({ order }: { order: DeskOrderDetail }) {
  const { t } = useLingui();
  const { row } = order;
  const { states, deliveries } = useStateWords();
  const { nameOf } = useStaffGames(orderReaders);
  const [state, kind] = states[row.state];
  const [delivery, deliveryKind] = deliveries[row.delivery];
  usePageTitle(String(row.report_id));
  return (
    <PageBody>
      <PageTitle
        small
        title={row.report_id}
        above={<SiteLink to={topupAddress.orders}>{t`儲值訂單`}</SiteLink>}
        lead={
          <span className={css.head}>
            <Badge kind={kind} icon={null}>
              {state}
            </Badge>
            {showsDelivery(row) && (
              <Badge kind={deliveryKind} icon={null}>
                {delivery}
              </Badge>
            )}
            {row.rehearsal && <RehearsalBadge />}
            <span lang={contentLang}>{nameOf(row.game_id)}</span>
          </span>
        }
      />
      <Stack gap="sections">
        {row.asked && <Asked asked={row.asked} />}
        <OrderDecisions row={row} />
        {row.transfer && <TransferCard row={row} transfer={row.transfer} />}
        <OrderCard row={row} />
        {order.payment && <PaymentCard payment={order.payment} />}
        {order.issues.length > 0 && <IssuesCard issues={order.issues} />}
        <StepsCard steps={order.steps} />
        {order.attempts.length > 0 && <AttemptsCard attempts={order.attempts} />}
        {order.goods.length > 0 && <GoodsCard goods={order.goods} />}
        <BuyerCard buyer={order.buyer} />
      </Stack>
    </PageBody>
  );
}

function Asked({ asked }: { asked: NonNullable<DeskOrderDetail['row']['asked']> }) {
  const { t } = useLingui();
  const who = asked.by;
  return (
    <Notice kind="info" title={t`等另一位同事核准`}>
      <p>{t`${who} 已經提出，核准後才會生效。提出的人不能自己核准。`}</p>
      <SiteLink to="/staff/approvals">{t`看等待核准的項目`}</SiteLink>
    </Notice>
  );
}
