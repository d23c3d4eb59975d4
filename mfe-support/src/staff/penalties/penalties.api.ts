import {
  penaltyCalls,
  type AddPenaltyBody,
  type OnePenaltyView,
  type PenaltiesQuery,
  type PenaltiesView,
  type PenaltyView,
} from '@hub/contracts/support';
import { baseApi, request } from '@hub/web';

export type Account = Pick<PenaltiesQuery, 'game_id' | 'uid'>;

const penaltiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['penalties'] }).injectEndpoints({
  endpoints: (on) => ({
    penalties: on.infiniteQuery<PenaltiesView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        request(penaltyCalls.listPenalties, { query: { game_id, uid, page: page || undefined } }),
      providesTags: ['penalties'],
    }),
    notePenalty: on.mutation<PenaltyView, { body: AddPenaltyBody; key: string }>({
      query: ({ body, key }) => request(penaltyCalls.notePenalty, { body, key }),
      transformResponse: ({ data }: OnePenaltyView) => data,
      // Refused means that a newer one stands: it is to be seen.
      invalidatesTags: ['penalties'],
    }),
    liftPenalty: on.mutation<PenaltyView, { id: number; reason: string }>({
      query: ({ id, reason }) => request(penaltyCalls.liftPenalty, { params: { penalty: id }, body: { reason } }),
      transformResponse: ({ data }: OnePenaltyView) => data,
      invalidatesTags: ['penalties'],
    }),
  }),
});

export const { usePenaltiesInfiniteQuery, useNotePenaltyMutation, useLiftPenaltyMutation } = penaltiesApi;
