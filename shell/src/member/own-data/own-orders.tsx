import { formatTwd } from '@hub/contracts/shared';
import { reportStatuses } from '@hub/contracts/topup';
import { Badge, formatTime, ListRow } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { OwnPart } from './own-part.tsx';
import { useMemberOrdersInfiniteQuery } from './records.api.ts';
import css from './own-data.module.css';

const wayTo = (token: string): { to: string } | { to?: undefined } =>
  token ? { to: `/wire_report_result?token=${encodeURIComponent(token)}` } : {};

/** What the member began, and what came with the address. One that somebody else began, or that is too old, leads nowhere. */
export function OwnOrders({ token }: { token: string }) {
  const { t } = useLingui();
  const list = useMemberOrdersInfiniteQuery(token, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap(({ record }) => record);
  const words: Record<number, string> = {
    [reportStatuses.draft]: t`還沒選商品`,
    [reportStatuses.waiting]: t`等待付款`,
    [reportStatuses.paid]: t`已付款`,
    [reportStatuses.cancelled]: t`已取消`,
    [reportStatuses.expired]: t`逾期取消`,
    [reportStatuses.failed]: t`付款失敗`,
    [reportStatuses.refunded]: t`已退款`,
  };
  return (
    <OwnPart id="own-orders" title={t`我的儲值訂單`} empty={t`這個信箱還沒有儲值訂單。`} rows={rows} list={list}>
      {({ report_id, title, qty, wire_amount, game_name, char_name, report_status, create_time, token: order }) => (
        <ListRow
          key={report_id}
          {...wayTo(order)}
          end={
            <Badge kind={report_status === reportStatuses.paid ? 'ok' : 'neutral'}>{words[report_status] ?? ''}</Badge>
          }
        >
          <b>{title ? `${title} ×${qty}` : game_name}</b>
          <span className={css.preview}>
            {[game_name, char_name, wire_amount > 0 ? formatTwd(wire_amount) : ''].filter(Boolean).join('・')}
          </span>
          <span className={css.meta}>
            {report_id} <time dateTime={create_time}>{formatTime(create_time)}</time>
          </span>
        </ListRow>
      )}
    </OwnPart>
  );
}
