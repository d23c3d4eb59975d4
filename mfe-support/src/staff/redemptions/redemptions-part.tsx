import { codeReaders } from '@hub/contracts/events';
import { CardPart, useStaffDesk, type CardArea } from '@hub/tickets/web/staff';
import { Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { LockItem } from './lock-item.tsx';
import { RedemptionItem } from './redemption-item.tsx';
import { useCardRedemptionsInfiniteQuery, type Account } from './redemptions-card.api.ts';
import css from '../card-rows.module.css';

type PartProps = ComponentProps<CardArea['Part']>;

/** What an account redeemed, and where it is locked. A visitor has proven no account: there is nothing to look up. */
export function RedemptionsPart({ player }: PartProps) {
  const { me } = useStaffDesk();
  const { partner_uid: uid, game_id } = player;
  const reads = me.roles.some(
    (held) => codeReaders.includes(held.role) && (held.game_id === '*' || held.game_id === game_id),
  );
  return uid === null || !reads ? null : <AccountRedemptions account={{ game_id, uid }} />;
}

function AccountRedemptions({ account }: { account: Account }) {
  const { t } = useLingui();
  const query = useCardRedemptionsInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, hasNextPage, fetchNextPage } = query;
  const rows = currentData?.pages.flatMap(({ data }) => data) ?? [];
  const locks = currentData?.pages[0]?.locks ?? [];
  return (
    <CardPart id="card-redemptions" title={t`兌換`} query={query}>
      {rows.length === 0 && locks.length === 0 && <p className={css.none}>{t`這個遊戲帳號沒有兌換過序號`}</p>}
      <ul className={css.rows}>
        {locks.map((lock) => (
          <LockItem key={`lock ${lock.id}`} lock={lock} />
        ))}
        {rows.map((row) => (
          <RedemptionItem key={row.id} row={row} />
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
