import type { AuditRow } from '@hub/contracts/identity';
import { useMemo } from 'react';
import type { AuditFilters } from './audit-address.ts';
import { useAuditSearchInfiniteQuery } from './audit.api.ts';
import { useSessionCheck } from './use-session-check.ts';

/** A search as far as it is loaded. `rows` is undefined until the first page has come. */
export type AuditRows = {
  rows: readonly AuditRow[] | undefined;
  fault: unknown;
  busy: boolean;
  retry: () => void;
  /** Undefined when everything is listed. */
  more: (() => void) | undefined;
  loadingMore: boolean;
};

export function useAuditRows(filters: AuditFilters): AuditRows {
  const result = useAuditSearchInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = result;
  useSessionCheck(error);
  return {
    rows: useMemo(() => currentData?.pages.flatMap(({ data }) => data), [currentData]),
    fault: isFetching ? undefined : error,
    busy: isFetching && !isFetchingNextPage,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  };
}
