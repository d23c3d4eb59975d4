import {
  inactivityCalls,
  type InactiveMembersView,
  type Inactivity,
  type InactivityList,
  type InactivityRequestBody,
  type InactivityRequestView,
  type InactivityRunsView,
  type InactivityView,
} from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';

const tags = ['inactivity' as const];
const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };

const inactivityApi = baseApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (on) => ({
    inactivity: on.query<Inactivity, void>({
      query: () => request(inactivityCalls.showInactivity),
      transformResponse: ({ data }: InactivityView) => data,
      providesTags: tags,
    }),
    inactiveMembers: on.infiniteQuery<InactiveMembersView, InactivityList, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: list, pageParam: page }) =>
        request(inactivityCalls.listInactiveMembers, { query: { list, page: page || undefined } }),
      providesTags: tags,
    }),
    inactivityRuns: on.infiniteQuery<InactivityRunsView, void, string>({
      infiniteQueryOptions: paged,
      query: ({ pageParam: page }) =>
        request(inactivityCalls.listInactivityRuns, { query: { page: page || undefined } }),
      providesTags: tags,
    }),
    requestInactivityRun: on.mutation<InactivityRequestView, { key: string; body: InactivityRequestBody }>({
      query: (sent) => request(inactivityCalls.requestInactivityRun, sent),
      // A refused one says that what is shown is old.
      invalidatesTags: tags,
    }),
  }),
});

export const {
  useInactivityQuery,
  useInactiveMembersInfiniteQuery,
  useInactivityRunsInfiniteQuery,
  useRequestInactivityRunMutation,
} = inactivityApi;
