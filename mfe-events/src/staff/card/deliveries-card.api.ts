import { deliveryCalls } from '@hub/contracts/events';
import type { DeliveriesView } from '@hub/contracts/events';
import { baseApi, request } from '@hub/web';
import type { Account } from './account.ts';

const deliveriesCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (on) => ({
    cardDeliveries: on.infiniteQuery<DeliveriesView, Account, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game_id, uid }, pageParam: page }) =>
        request(deliveryCalls.listCardDeliveries, { query: { game_id, uid, page: page || undefined } }),
      providesTags: ['deliveries'],
    }),
  }),
});

export const { useCardDeliveriesInfiniteQuery } = deliveriesCardApi;
