import { formatTwd } from '@hub/contracts/shared';
import { Badge, formatTime, ListRow, type BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { orderAddress } from '../order-address.ts';
import type { OwnOrder } from '../order.api.ts';
import { orderOutcome, type OrderOutcome } from '../outcome/order-outcome.ts';
import css from './own-orders.module.css';

const kinds: Record<OrderOutcome, BadgeKind> = {
  unfinished: 'neutral',
  waiting: 'processing',
  number: 'processing',
  checking: 'processing',
  late: 'warn',
  paid: 'ok',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'danger',
  rejected: 'danger',
  refunded: 'neutral',
};

export function OrderRow({ order }: { order: OwnOrder }) {
  const { t } = useLingui();
  const outcome = orderOutcome(order);
  const stateOf = useStateNames();
  const { report_id, title, qty, wire_amount, create_time, char_name, server_name, token } = order;
  const way = token === '' ? {} : { to: orderAddress(token) };
  return (
    <ListRow {...way}>
      <span className={css.head}>
        <b>{title ? `${title} ×${qty}` : t`還沒選商品`}</b>
        <Badge kind={kinds[outcome]} icon={null}>
          {stateOf(outcome)}
        </Badge>
        {order.rehearsal && (
          <Badge kind="warn" icon={null}>
            {t`測試`}
          </Badge>
        )}
      </span>
      <span className={css.meta}>
        {wire_amount > 0 && <b className={css.amount}>{formatTwd(wire_amount)}</b>}
        <span>{[server_name, char_name].filter(Boolean).join('・')}</span>
        <span className={css.number}>{report_id}</span>
        <time dateTime={create_time}>{formatTime(create_time)}</time>
      </span>
    </ListRow>
  );
}

/** In a word or two, for a row. */
function useStateNames(): (outcome: OrderOutcome) => string {
  const { t } = useLingui();
  const names: Record<OrderOutcome, string> = {
    unfinished: t`未完成`,
    waiting: t`等待付款`,
    number: t`等待轉帳`,
    checking: t`核對中`,
    late: t`確認款項`,
    paid: t`已付款`,
    cancelled: t`已取消`,
    expired: t`已自動取消`,
    failed: t`付款失敗`,
    rejected: t`核對未通過`,
    refunded: t`已退款`,
  };
  return (outcome) => names[outcome];
}
