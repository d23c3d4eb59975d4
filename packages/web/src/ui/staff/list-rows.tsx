import { EmptyState, type EmptyStateProps, Skeleton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { useRef, type ReactNode } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import css from './list-screen.module.css';
import { PaneNotice } from './pane-parts.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SelectAllCheckbox } from './selection/selection-checkbox.tsx';
import type { Selection } from './selection/use-selection.ts';
import { stepToRow } from './step-to-row.ts';
import { usePressedKey } from './use-pressed-key.ts';
import { useQuietRefresh } from './use-quiet-refresh.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What an infinite query of the store says of a list. */
export type ListedPages<Row> = {
  currentData?: { pages: readonly { data: readonly Row[] }[] };
  error?: unknown;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

/** `all`: 全選這一頁; `actions` stand in the bar, which is there while a row is chosen. */
export type ListSelection<Row> = {
  selection: Selection;
  idOf: (row: Row) => number;
  label: string;
  all: string;
  clear: string;
  status: (many: number) => string;
  actions: ReactNode;
};

export type ListRowsProps<Row> = {
  list: ListedPages<Row>;
  /** Said when the list could not be had; rows that were listed before stay. */
  away: { title: string; text: string };
  empty: EmptyStateProps;
  /** 已列出 20 筆, or at the end 共 25 筆，已全部列出. */
  status: (many: number, ended: boolean) => string;
  /** Somebody is signed in: `j` and `k` step through the rows, `/` goes to the search field; the list keeps itself fresh. */
  live?: boolean;
  bones?: number;
  /** With it rows may be chosen, each by its own `SelectionCheckbox`. */
  chosen?: ListSelection<Row>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The body of a list that grows by a press, in each of its states. */
export function ListRows<Row>({
  list,
  away,
  empty,
  status,
  live = false,
  bones = 5,
  chosen,
  children,
}: ListRowsProps<Row>) {
  const { tryAgain, listMore } = useDeskTexts();
  const { currentData, error, refetch } = list;
  const place = useRef<HTMLDivElement>(null);
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), live);
  usePressedKey(['j', 'k'], (key) => stepToRow(place.current, key === 'j' ? 1 : -1), live);
  usePressedKey('/', () => document.querySelector<HTMLInputElement>('[data-search-field]')?.select(), live);
  const rows = currentData?.pages.flatMap(({ data }) => data);
  if (!rows && error === undefined) return <Skeleton shape="rows" count={bones} />;
  const more = { label: listMore, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() };
  return (
    <>
      {error !== undefined && (
        <PaneNotice fault={error} {...away} again={{ label: tryAgain, onPress: () => void refetch() }} />
      )}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {rows !== undefined && rows.length > 0 && (
        <>
          {chosen && <SelectAllCheckbox ids={rows.map(chosen.idOf)} label={chosen.all} selection={chosen.selection} />}
          <div ref={place} className={css.rows}>
            {children(rows)}
          </div>
          {chosen && <ChosenBar {...chosen} />}
          <MoreButton status={status(rows.length, !list.hasNextPage)} more={list.hasNextPage ? more : undefined} />
        </>
      )}
    </>
  );
}

function ChosenBar<Row>({ selection: { ids, clear }, ...words }: ListSelection<Row>) {
  if (ids.length === 0) return null;
  return (
    <SelectionBar label={words.label} status={words.status(ids.length)} clear={{ label: words.clear, onPress: clear }}>
      {words.actions}
    </SelectionBar>
  );
}
