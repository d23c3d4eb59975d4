import { Button, CardList, Notice, SectionTitle, Skeleton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props<Row> = {
  id: string;
  title: string;
  empty: string;
  /** Beside the title. */
  end?: ReactNode;
  /** Undefined while they are asked for, or cannot be had. */
  rows: readonly Row[] | undefined;
  list: {
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  children: (row: Row) => ReactNode;
};

/** A list of something of one’s own, page by page. */
export function OwnPart<Row>({ id, title, empty, end, rows, list, children }: Props<Row>) {
  const { t } = useLingui();
  const many = rows?.length ?? 0;
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} end={end}>
        {title}
      </SectionTitle>
      {rows && many > 0 && <CardList>{rows.map(children)}</CardList>}
      {rows && many === 0 && <p>{empty}</p>}
      {rows && many > 0 && (
        <MoreButton
          size="small"
          status={list.hasNextPage ? t`已列出 ${many} 筆` : t`共 ${many} 筆，已全部列出`}
          more={
            list.hasNextPage
              ? { label: t`看更早的`, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() }
              : undefined
          }
        />
      )}
      {!rows && list.error !== undefined && (
        <Notice kind="warn" role="alert" title={t`這一部分暫時讀不到，其他部分不受影響`}>
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>再試一次</Trans>
          </Button>
        </Notice>
      )}
      {!rows && list.error === undefined && <Skeleton shape="rows" count={2} />}
    </section>
  );
}
