import { redemptionCalls } from '@hub/contracts/events';
import type { CardRedemptionsView } from '@hub/contracts/events';
import { baseApi, request } from '@hub/web';
import type { Account } from './account.ts';

const redemptionsCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['redemptions'] }).injectEndpoints({
  endpoints: (on) => ({
    cardRedemptions: on.infiniteQuery<CardRedemptionsView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        request(redemptionCalls.listCardRedemptions, { query: { game_id, uid, page: page || undefined } }),
      providesTags: ['redemptions'],
    }),
  }),
});

export const { useCardRedemptionsInfiniteQuery } = redemptionsCardApi;
