import {
  whitelistCalls,
  type RemovedView,
  type WhitelistEntryView,
  type WhitelistImportView,
  type WhitelistName,
  type WhitelistView,
} from '@hub/contracts/support';
import { baseApi, request } from '@hub/web';

export type WhitelistChoice = { list: WhitelistName; game_id: string; q: string };

const whitelistApi = baseApi.enhanceEndpoints({ addTagTypes: ['whitelist'] }).injectEndpoints({
  endpoints: (on) => ({
    whitelist: on.infiniteQuery<WhitelistView, WhitelistChoice, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg, pageParam }) =>
        request(whitelistCalls.listWhitelist, { query: { ...queryArg, page: pageParam } }),
      providesTags: ['whitelist'],
      keepUnusedDataFor: 0,
    }),
    addToWhitelist: on.mutation<WhitelistEntryView, object>({
      query: (body) => request(whitelistCalls.addToWhitelist, { body }),
      invalidatesTags: (_row, fault) => (fault ? [] : ['whitelist']),
    }),
    importWhitelist: on.mutation<WhitelistImportView['data'], object>({
      query: (body) => request(whitelistCalls.importWhitelist, { body }),
      transformResponse: ({ data }: WhitelistImportView) => data,
      invalidatesTags: (told) => (told?.applied ? ['whitelist'] : []),
    }),
    removeFromWhitelist: on.mutation<RemovedView, { id: number; reason: string }>({
      query: ({ id, reason }) => request(whitelistCalls.removeFromWhitelist, { params: { id }, body: { reason } }),
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
