import type { DeliveryRow } from '@hub/contracts/events';
import { Badge, contentLang, formatTime, Link, type SlotPartProps } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { DELIVERIES } from '../deliveries-address.ts';
import { useStateWords } from '../words/use-delivery-words.ts';
import type { Account } from './account.ts';
import { useCardDeliveriesInfiniteQuery } from './deliveries-card.api.ts';
import { MoreRows } from './more-rows.tsx';

/** What was sent into the game for an account. */
export function DeliveriesPart({ account, id, title, Frame }: SlotPartProps<{ account: Account }>) {
  const { t } = useLingui();
  const query = useCardDeliveriesInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const rows = currentData?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Frame id={id} title={title} query={query}>
      {rows.length === 0 && <p className={css.none}>{t`沒有寄過東西給這個遊戲帳號`}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <DeliveryItem key={row.id} row={row} />
        ))}
      </ul>
      <MoreRows query={query} />
    </Frame>
  );
}

function DeliveryItem({ row }: { row: DeliveryRow }) {
  const { t } = useLingui();
  const [word, look] = useStateWords()[row.state];
  return (
    <li>
      <Link className={css.row} to={`${DELIVERIES}/${row.id}?show=all`}>
        <span className={css.line}>
          <b lang={contentLang}>{row.title}</b>
          <Badge kind={look} icon={null}>
            {word}
          </Badge>
          {row.late && (
            <Badge kind="danger" icon={null}>
              {t`過期限`}
            </Badge>
          )}
        </span>
        <span className={css.line}>
          <time dateTime={row.change_time}>{formatTime(row.change_time)}</time>
          <span>{row.role_id}</span>
        </span>
      </Link>
    </li>
  );
}
