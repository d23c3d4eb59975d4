import type { CardDeliveriesQuery, DeliveriesView } from '@hub/contracts/events';
import { baseApi } from '@hub/web';

export type Account = Pick<CardDeliveriesQuery, 'game_id' | 'uid'>;

const deliveriesCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (on) => ({
    cardDeliveries: on.infiniteQuery<DeliveriesView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        `/api/staff/card/deliveries?${new URLSearchParams({ game_id, uid, ...(page && { page }) })}`,
      providesTags: ['deliveries'],
    }),
  }),
});

export const { useCardDeliveriesInfiniteQuery } = deliveriesCardApi;
