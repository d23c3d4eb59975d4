import type { StaffTicketRow } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import type { QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useQuietRefresh } from '../use-quiet-refresh.ts';
import { useSessionEnd } from '../use-session-end.ts';

/** A view of the queue as far as it is loaded. `rows` is undefined until the first page has come. */
export type Queue = {
  rows: readonly StaffTicketRow[] | undefined;
  fault: unknown;
  refresh: () => void;
  /** Undefined when everything is listed. */
  more: (() => void) | undefined;
  loadingMore: boolean;
};

/** Loads a view and keeps it fresh without a sign of it. */
export function useQueue(choice: QueueChoice): Queue {
  const { api, signedIn } = useStaffDesk();
  const result = api.queue.useInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn);
  const rows = useMemo(() => currentData && distinct(currentData.pages.flatMap(({ data }) => data)), [currentData]);
  return {
    rows,
    fault: error,
    refresh: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  };
}

/** A case that moved while the pages came one by one may stand on two of them. */
function distinct(rows: readonly StaffTicketRow[]): StaffTicketRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
