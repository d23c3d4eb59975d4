import type {
  RemovedView,
  WhitelistEntryView,
  WhitelistImportView,
  WhitelistName,
  WhitelistView,
} from '@hub/contracts/support';
import { baseApi } from '@hub/web';

const BASE = '/api/staff/whitelist';
export type WhitelistChoice = { list: WhitelistName; game_id: string; q: string };

const whitelistApi = baseApi.enhanceEndpoints({ addTagTypes: ['whitelist'] }).injectEndpoints({
  endpoints: (on) => ({
    whitelist: on.infiniteQuery<WhitelistView, WhitelistChoice, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg, pageParam }) => `${BASE}?${new URLSearchParams({ ...queryArg, page: pageParam })}`,
      providesTags: ['whitelist'],
      keepUnusedDataFor: 0,
    }),
    addToWhitelist: on.mutation<WhitelistEntryView, object>({
      query: (body) => ({ url: BASE, method: 'POST', body }),
      invalidatesTags: (_row, fault) => (fault ? [] : ['whitelist']),
    }),
    importWhitelist: on.mutation<WhitelistImportView['data'], object>({
      query: (body) => ({ url: `${BASE}/import`, method: 'POST', body }),
      transformResponse: ({ data }: WhitelistImportView) => data,
      invalidatesTags: (told) => (told?.applied ? ['whitelist'] : []),
    }),
    removeFromWhitelist: on.mutation<RemovedView, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `${BASE}/${id}/remove`, method: 'POST', body: { reason } }),
      // Also when somebody else was faster: then it is gone.
      invalidatesTags: (_row, fault) => (fault && fault.status !== 404 ? [] : ['whitelist']),
    }),
  }),
});

export const {
  useWhitelistInfiniteQuery,
  useAddToWhitelistMutation,
  useImportWhitelistMutation,
  useRemoveFromWhitelistMutation,
} = whitelistApi;
