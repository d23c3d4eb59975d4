import type { SlotPartProps } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { Account } from './account.ts';
import { LockItem } from './lock-item.tsx';
import { RedemptionItem } from './redemption-item.tsx';
import { useCardRedemptionsInfiniteQuery } from './redemptions-card.api.ts';
import { MoreRows } from './more-rows.tsx';

/** What an account redeemed, and where it is locked. */
export function RedemptionsPart({ account, id, title, Frame }: SlotPartProps<{ account: Account }>) {
  const { t } = useLingui();
  const query = useCardRedemptionsInfiniteQuery(account, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const rows = currentData?.pages.flatMap(({ data }) => data) ?? [];
  const locks = currentData?.pages[0]?.locks ?? [];
  return (
    <Frame id={id} title={title} query={query}>
      {rows.length === 0 && locks.length === 0 && <p className={css.none}>{t`這個遊戲帳號沒有兌換過序號`}</p>}
      <ul className={css.rows}>
        {locks.map((lock) => (
          <LockItem key={`lock ${lock.id}`} lock={lock} />
        ))}
        {rows.map((row) => (
          <RedemptionItem key={row.id} row={row} />
        ))}
      </ul>
      <MoreRows query={query} />
    </Frame>
  );
}
