import type { CardRedemptionsQuery, CardRedemptionsView } from '@hub/contracts/events';
import { baseApi } from '@hub/web';

export type Account = Pick<CardRedemptionsQuery, 'game_id' | 'uid'>;

const redemptionsCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['redemptions'] }).injectEndpoints({
  endpoints: (on) => ({
    cardRedemptions: on.infiniteQuery<CardRedemptionsView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        `/api/staff/card/redemptions?${new URLSearchParams({ game_id, uid, ...(page && { page }) })}`,
      providesTags: ['redemptions'],
    }),
  }),
});

export const { useCardRedemptionsInfiniteQuery } = redemptionsCardApi;
