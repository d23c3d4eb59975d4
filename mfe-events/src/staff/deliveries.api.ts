import { deliveryCalls } from '@hub/contracts/events';
import type {
  DeliveriesView,
  Delivery,
  DeliveryCountsView,
  DeliveryAction,
  DeliveryFiguresView,
  DeliveryView,
  GameHealth,
  GameHealthView,
  RecallResult,
  ReplaceBody,
  TriesView,
} from '@hub/contracts/events';
import { baseApi, request } from '@hub/web';
import { queryOf, type DeliveryChoice } from './deliveries-address.ts';

/** What somebody does with a delivery that they saw in this version. */
export type Deed = {
  id: number;
  deed: DeliveryAction;
  version: number;
  key: string;
  body: { reason?: string } | ReplaceBody;
};
/** `result`: of a recall. */
export type DeedDone = { data: Delivery; result?: RecallResult };
export type FiguresChoice = { from: string; until: string; step: 'hour' | 'day'; game: string; source: string };

const acts = {
  retry: 'retryDelivery',
  cancel: 'cancelDelivery',
  by_hand: 'settleByHand',
  replace: 'replaceDelivery',
  recall: 'recallDelivery',
} as const satisfies Record<DeliveryAction, keyof typeof deliveryCalls>;

const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
const page = (next: string): Record<string, string> => (next ? { page: next } : {});

const deliveriesApi = baseApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (on) => ({
    deliveries: on.infiniteQuery<DeliveriesView, DeliveryChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        request(deliveryCalls.listDeliveries, { query: { ...queryOf(queryArg), ...page(pageParam) } }),
      providesTags: ['deliveries'],
    }),
    delivery: on.query<Delivery, number>({
      query: (id) => request(deliveryCalls.getDelivery, { params: { delivery: id } }),
      transformResponse: ({ data }: DeliveryView) => data,
      providesTags: ['deliveries'],
    }),
    /** Tries older than those that came with the delivery, from its cursor on. */
    olderTries: on.infiniteQuery<TriesView, { id: number; from: string }, string>({
      infiniteQueryOptions: { ...paged, initialPageParam: '' },
      query: ({ queryArg: { id, from }, pageParam }) =>
        request(deliveryCalls.listDeliveryTries, { params: { delivery: id }, query: { page: pageParam || from } }),
      keepUnusedDataFor: 0,
    }),
    deliveryCounts: on.query<DeliveryCountsView['data'], void>({
      query: () => request(deliveryCalls.countDeliveries),
      transformResponse: ({ data }: DeliveryCountsView) => data,
      providesTags: ['deliveries'],
    }),
    deliveryHealth: on.query<GameHealth[], void>({
      query: () => request(deliveryCalls.getDeliveryHealth),
      transformResponse: ({ data }: GameHealthView) => data,
      providesTags: ['deliveries'],
    }),
    deliveryFigures: on.query<DeliveryFiguresView['data'], FiguresChoice>({
      query: ({ from, until, step, game, source }) =>
        request(deliveryCalls.getDeliveryFigures, {
          query: { from, until, step, game_id: game || undefined, source: source || undefined },
        }),
      transformResponse: ({ data }: DeliveryFiguresView) => data,
    }),
    /** A refusal may have found it moved: it is read again. */
    doDeed: on.mutation<DeedDone, Deed>({
      query: ({ id, deed, version, key, body }) =>
        request(deliveryCalls[acts[deed]], { params: { delivery: id }, body, key, version }),
      invalidatesTags: ['deliveries'],
    }),
  }),
});

export const {
  useDeliveriesInfiniteQuery,
  useDeliveryQuery,
  useOlderTriesInfiniteQuery,
  useDeliveryCountsQuery,
  useDeliveryHealthQuery,
  useDeliveryFiguresQuery,
  useDoDeedMutation,
} = deliveriesApi;
