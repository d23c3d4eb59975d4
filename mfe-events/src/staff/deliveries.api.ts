import type {
  DeliveriesView,
  Delivery,
  DeliveryCountsView,
  DeliveryDeed,
  DeliveryFiguresView,
  DeliveryView,
  GameHealth,
  GameHealthView,
  RecallResult,
  ReplaceBody,
  TriesView,
} from '@hub/contracts/events';
import { baseApi } from '@hub/web';
import { queryOf, type DeliveryChoice } from './deliveries-address.ts';

const BASE = '/api/staff/deliveries';
const asked = (query: Record<string, string>) => String(new URLSearchParams(query));

/** What somebody does with a delivery that they saw in this version. */
export type Deed = {
  id: number;
  deed: DeliveryDeed;
  version: number;
  key: string;
  body: { reason?: string } | ReplaceBody;
};
/** `result`: of a recall. */
export type DeedDone = { data: Delivery; result?: RecallResult };
export type FiguresChoice = { from: string; until: string; step: 'hour' | 'day'; game: string; source: string };

const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
const page = (next: string): Record<string, string> => (next ? { page: next } : {});

const deliveriesApi = baseApi.enhanceEndpoints({ addTagTypes: ['deliveries'] }).injectEndpoints({
  endpoints: (on) => ({
    deliveries: on.infiniteQuery<DeliveriesView, DeliveryChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) => `${BASE}?${asked({ ...queryOf(queryArg), ...page(pageParam) })}`,
      providesTags: ['deliveries'],
    }),
    delivery: on.query<Delivery, number>({
      query: (id) => `${BASE}/${id}`,
      transformResponse: ({ data }: DeliveryView) => data,
      providesTags: ['deliveries'],
    }),
    /** Tries older than those that came with the delivery, from its cursor on. */
    olderTries: on.infiniteQuery<TriesView, { id: number; from: string }, string>({
      infiniteQueryOptions: { ...paged, initialPageParam: '' },
      query: ({ queryArg: { id, from }, pageParam }) => `${BASE}/${id}/tries?${asked({ page: pageParam || from })}`,
      keepUnusedDataFor: 0,
    }),
    deliveryCounts: on.query<DeliveryCountsView['data'], void>({
      query: () => `${BASE}/counts`,
      transformResponse: ({ data }: DeliveryCountsView) => data,
      providesTags: ['deliveries'],
    }),
    deliveryHealth: on.query<GameHealth[], void>({
      query: () => `${BASE}/health`,
      transformResponse: ({ data }: GameHealthView) => data,
      providesTags: ['deliveries'],
    }),
    deliveryFigures: on.query<DeliveryFiguresView['data'], FiguresChoice>({
      query: ({ from, until, step, game, source }) =>
        `${BASE}/figures?${asked({ from, until, step, ...(game && { game_id: game }), ...(source && { source }) })}`,
      transformResponse: ({ data }: DeliveryFiguresView) => data,
    }),
    /** A refusal may have found it moved: it is read again. */
    doDeed: on.mutation<DeedDone, Deed>({
      query: ({ id, deed, version, key, body }) => ({
        url: `${BASE}/${id}/${deed}`,
        method: 'POST',
        body,
        key,
        headers: { 'if-match': String(version) },
      }),
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
