import type {
  AddPenaltyBody,
  OnePenaltyView,
  PenaltiesQuery,
  PenaltiesView,
  PenaltyView,
} from '@hub/contracts/support';
import { baseApi } from '@hub/web';

export type Account = Pick<PenaltiesQuery, 'game_id' | 'uid'>;

const penaltiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['penalties'] }).injectEndpoints({
  endpoints: (on) => ({
    penalties: on.infiniteQuery<PenaltiesView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        `/api/staff/card/penalties?${new URLSearchParams({ game_id, uid, ...(page && { page }) })}`,
      providesTags: ['penalties'],
    }),
    notePenalty: on.mutation<PenaltyView, { body: AddPenaltyBody; key: string }>({
      query: ({ body, key }) => ({ url: '/api/staff/penalties', method: 'POST', body, key }),
      transformResponse: ({ data }: OnePenaltyView) => data,
      // Refused means that a newer one stands: it is to be seen.
      invalidatesTags: ['penalties'],
    }),
    liftPenalty: on.mutation<PenaltyView, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/api/staff/penalties/${id}/lift`, method: 'POST', body: { reason } }),
      transformResponse: ({ data }: OnePenaltyView) => data,
      invalidatesTags: ['penalties'],
    }),
  }),
});

export const { usePenaltiesInfiniteQuery, useNotePenaltyMutation, useLiftPenaltyMutation } = penaltiesApi;
