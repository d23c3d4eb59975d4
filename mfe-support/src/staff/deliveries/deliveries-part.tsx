import { deliveryReaders, type DeliveryRow, type DeliveryState } from '@hub/contracts/events';
import { CardPart, useStaffDesk, type CardArea } from '@hub/tickets/web/staff';
import { Badge, Button, contentLang, formatTime, Link, type BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useCardDeliveriesInfiniteQuery, type Account } from './deliveries-card.api.ts';
import css from '../card-rows.module.css';

type PartProps = ComponentProps<CardArea['Part']>;

/** What was sent into the game for an account. A visitor has proven no account: there is nothing to look up. */
export function DeliveriesPart({ player }: PartProps) {
  const { me } = useStaffDesk();
  const { partner_uid: uid, game_id } = player;
  const reads = me.roles.some(
    (held) => deliveryReaders.includes(held.role) && (held.game_id === '*' || held.game_id === game_id),
  );
  return uid === null || !reads ? null : <AccountDeliveries account={{ game_id, uid }} />;
}

function AccountDeliveries({ account }: { account: Account }) {
  const { t } = useLingui();
  const query = useCardDeliveriesInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, hasNextPage, fetchNextPage } = query;
  const rows = currentData?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <CardPart id="card-deliveries" title={t`寄送`} query={query}>
      {rows.length === 0 && <p className={css.none}>{t`沒有寄過東西給這個遊戲帳號`}</p>}
      <ul className={css.rows}>
        {rows.map((row) => (
          <DeliveryItem key={row.id} row={row} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t`列出更多`}
        </Button>
      )}
    </CardPart>
  );
}

function DeliveryItem({ row }: { row: DeliveryRow }) {
  const { t } = useLingui();
  const [word, look] = useStateWords()[row.state];
  return (
    <li>
      <Link className={css.row} to={`/staff/deliveries/${row.id}?show=all`}>
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

function useStateWords(): Record<DeliveryState, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    queued: [t`等待寄送`, 'processing'],
    sending: [t`寄送中`, 'processing'],
    unknown: [t`不確定`, 'warn'],
    delivered: [t`已送達`, 'ok'],
    rejected: [t`被退回`, 'danger'],
    manual: [t`要人處理`, 'danger'],
    cancelled: [t`已取消`, 'neutral'],
    replaced: [t`已換新`, 'neutral'],
    by_hand: [t`已手動補發`, 'ok'],
    recalled: [t`已收回`, 'neutral'],
  };
}
