import { queueCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { Desk, SearchView } from '@hub/contracts/tickets';

export type SearchArg = { q: string; game: string };

/** Sent as a body, so that no address of the network holds what is looked for. */
export function searchApi(desk: Desk) {
  const key = desk.key as 'desk';
  const named = { search: `${key}_staff_search` } as const;
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (on) => ({
      [named.search]: on.infiniteQuery<SearchView, SearchArg, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg: { q, game }, pageParam }) =>
          request(queueCalls(desk).searchCases, {
            body: { q, ...(game && { game_id: game }), ...(pageParam && { page: pageParam }) },
          }),
        keepUnusedDataFor: 120,
      }),
    }),
  });
  return { search: endpoints[named.search] };
}
