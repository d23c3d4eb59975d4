import { useQuietRefresh, useSessionEnd } from '@hub/web/staff';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import type { QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';

/** `rows` is undefined until the first page has come. */
export type Queue = {
  rows: readonly StaffTicketRow[] | undefined;
  fault: unknown;
  refresh: () => void;
  /** Undefined when everything is listed. */
  more: (() => void) | undefined;
  loadingMore: boolean;
  /** As far as a rare combination was looked for, ISO; null where the list has no such border. */
  searchedTo: string | null;
};

/** Loads a view and keeps it fresh without a sign of it. */
export function useQueue(choice: QueueChoice, skip: boolean): Queue {
  const { api, signedIn } = useStaffDesk();
  const result = api.queue.useInfiniteQuery(choice, { refetchOnMountOrArgChange: true, skip });
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn && !skip);
  const rows = useMemo(() => currentData && distinct(currentData.pages.flatMap(({ data }) => data)), [currentData]);
  return {
    rows,
    fault: error,
    refresh: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
    searchedTo: currentData?.pages.at(-1)?.page.searched_to ?? null,
  };
}

/** A case that moved while the pages came one by one may stand on two of them. */
function distinct(rows: readonly StaffTicketRow[]): StaffTicketRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
