import { useSessionEnd } from '@hub/web/staff';
import type { SearchHit, SearchView } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import type { QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';

/** `hits` is undefined until its first page has come. */
export type Search = {
  hits: readonly SearchHit[] | undefined;
  slow: boolean;
  index: SearchView['index'] | undefined;
  fault: unknown;
  retry: () => void;
  more: (() => void) | undefined;
  loadingMore: boolean;
};

export function useSearch({ q, game }: QueueChoice): Search {
  const { api } = useStaffDesk();
  const result = api.search.useInfiniteQuery({ q, game }, { skip: q === '', refetchOnMountOrArgChange: 60 });
  const { currentData, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  useSessionEnd(error);
  const pages = currentData?.pages;
  const hits = useMemo(
    () => pages && [...new Map(pages.flatMap(({ data }) => data).map((hit) => [hit.id, hit])).values()],
    [pages],
  );
  const last = pages?.at(-1);
  return {
    hits,
    slow: last?.slow ?? false,
    index: last?.index,
    fault: error,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  };
}
