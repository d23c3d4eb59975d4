import { formatTwd } from '@hub/contracts/shared';
import { orderReaders, type DeskOrder } from '@hub/contracts/topup';
import { Badge, contentLang, formatTime, Link, ListRow } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { RehearsalBadge } from '../rehearsal/rehearsal-badge.tsx';
import css from '../staff.module.css';
import { topupAddress } from '../topup-address.ts';
import { showsDelivery, useStateWords } from '../use-order-words.ts';

export function OrderRow({ row }: { row: DeskOrder }) {
  const { t } = useLingui();
  const { states, deliveries, kinds } = useStateWords();
  const { nameOf } = useStaffGames(orderReaders);
  const [state, kind] = states[row.state];
  const [delivery, deliveryKind] = deliveries[row.delivery];
  const last = row.transfer?.last_five ?? '';
  return (
    <ListRow>
      <span className={css.head}>
        <Link className={css.number} to={topupAddress.order(row.report_id)}>
          {row.report_id}
        </Link>
        <Badge kind={kind} icon={null}>
          {state}
        </Badge>
        {showsDelivery(row) && (
          <Badge kind={deliveryKind} icon={null}>
            {delivery}
          </Badge>
        )}
        {row.rehearsal && <RehearsalBadge />}
        {row.asked && (
          <Badge kind="warn" icon={null}>
            {t`等同事核准`}
          </Badge>
        )}
      </span>
      <span className={css.facts}>
        {row.amount > 0 && <span className={css.amount}>{formatTwd(row.amount)}</span>}
        {row.kind !== '' && <span>{kinds[row.kind]}</span>}
        {row.title && <span lang={contentLang}>{`${row.title} ×${row.qty}`}</span>}
        <span lang={contentLang}>
          {[nameOf(row.game_id), row.server_name, row.char_name].filter(Boolean).join('・')}
        </span>
        {last && <span>{t`末五碼 ${last}`}</span>}
        <time dateTime={row.create_time}>{formatTime(row.create_time)}</time>
      </span>
    </ListRow>
  );
}
