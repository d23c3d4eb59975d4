import { Badge, CardList, ContentText, EmptyState, formatTime, ListRow, Skeleton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ScreenFault } from '../../screen.tsx';
import css from '../../screen.module.css';
import { useStaff } from '../../staff-context.ts';
import { BatchProgress } from '../batch-progress.tsx';
import { BatchRewards } from '../batch-rewards.tsx';
import { isMoving, LOOK_MS } from '../is-moving.ts';
import { batchOf, narrowing, type SerialsChoice } from '../serials-address.ts';
import { useSerialBatchesInfiniteQuery } from '../serials.api.ts';
import { useBatchWords, useKindWords } from '../use-serial-words.ts';

/** The batches of a choice; what is under way is looked after every second. */
export function BatchList({ choice }: { choice: SerialsChoice }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [moving, setMoving] = useState(false);
  const [pages, setPages] = useState(1);
  const result = useSerialBatchesInfiniteQuery(choice, {
    refetchOnMountOrArgChange: true,
    // Each look reads every page that is listed.
    pollingInterval: moving && signedIn ? LOOK_MS * pages : 0,
    skipPollingIfUnfocused: true,
  });
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = result;
  useSessionEnd(error);
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const some = rows.some(isMoving);
  if (some !== moving) setMoving(some);
  if (data && data.pages.length !== pages) setPages(data.pages.length);
  if (!data && error) return <ScreenFault fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="rows" count={5} />;
  if (rows.length === 0) return <NoBatches narrowed={Object.keys(narrowing(choice)).length > 0} />;
  const more = { label: t`列出更多`, busy: isFetching, onPress: () => void fetchNextPage() };
  return (
    <>
      <CardList aria-label={t`序號批次`}>
        {rows.map((row) => (
          <BatchItem key={row.id} row={row} />
        ))}
      </CardList>
      <MoreButton
        status={hasNextPage ? t`已列出 ${rows.length} 批` : t`共 ${rows.length} 批，已全部列出`}
        more={hasNextPage ? more : undefined}
      />
    </>
  );
}

function NoBatches({ narrowed }: { narrowed: boolean }) {
  const { t } = useLingui();
  return narrowed ? (
    <EmptyState title={t`沒有符合的批次`} text={t`換一個活動、狀態或來源看看。`} />
  ) : (
    <EmptyState title={t`還沒有序號`} text={t`從「產生序號」或「匯入序號」開始。`} />
  );
}

function BatchItem({ row }: { row: SerialBatch }) {
  const { t } = useLingui();
  const [word, look] = useBatchWords()[row.state];
  const kind = useKindWords()[row.kind];
  const [codes, used] = [row.codes.toLocaleString('en'), row.used.toLocaleString('en')];
  const cap = row.cap?.toLocaleString('en');
  const { made_by: by } = row;
  return (
    <ListRow to={batchOf(row.id)}>
      <span className={css.line}>
        <b>
          <ContentText>{row.name}</ContentText>
        </b>
        <Badge kind={look} icon={null}>
          {word}
        </Badge>
        {row.approval !== null && (
          <Badge kind="processing" icon={null}>
            {t`等核准`}
          </Badge>
        )}
      </span>
      <span className={css.facts}>
        <span>#{row.id}</span>
        <ContentText>{row.event_name}</ContentText>
        <BatchRewards batch={row} />
        <span>{kind}</span>
        {row.codes > 0 && <span>{cap ? t`已用 ${used}／${cap} 次` : t`已用 ${used}／${codes} 組`}</span>}
        <span>{t`${by} 在 ${formatTime(row.made_at)}`}</span>
      </span>
      <BatchProgress batch={row} />
    </ListRow>
  );
}
