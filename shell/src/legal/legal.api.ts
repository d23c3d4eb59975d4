import { legalCalls, type LegalChangesView, type LegalVersionsView, type LegalView } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';

type Chosen = { site: string; version?: string | undefined };

export const { useGetLegalQuery, useLegalVersionsInfiniteQuery, useGetLegalChangesQuery } = baseApi.injectEndpoints({
  endpoints: (on) => ({
    getLegal: on.query<LegalView, Chosen>({
      query: ({ site, version }) => request(legalCalls.getLegal, { params: { site }, query: { version } }),
      providesTags: ['words'],
      // A new version takes effect while a page is open.
      keepUnusedDataFor: 0,
    }),
    legalVersions: on.infiniteQuery<LegalVersionsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: site, pageParam: page }) =>
        request(legalCalls.listLegalVersions, { params: { site }, query: { page: page || undefined } }),
      providesTags: ['words'],
    }),
    getLegalChanges: on.query<LegalChangesView, { site: string; number: number }>({
      query: ({ site, number }) => request(legalCalls.getLegalChanges, { params: { site, number: String(number) } }),
      providesTags: ['words'],
    }),
  }),
});
