import { eventCalls } from '@hub/contracts/events';
import type {
  EventBody,
  EventData,
  EventFiguresView,
  EventsView,
  EventView,
  NewEventBody,
  PublishView,
  TestRedeemBody,
  TestRedeemView,
} from '@hub/contracts/events';
import { baseApi, request } from '@hub/web';
import { queryOf, type EventChoice } from './events-address.ts';

/** What somebody does with an event that they saw in this version. */
export type ReasonedDeed = 'stop' | 'resume' | 'remove';
export type Deed<Body> = { id: number; version: number; key: string; body: Body };
export type EventFiguresChoice = { id: number; from: string; until: string; step: 'hour' | 'day' };

const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
const page = (next: string): Record<string, string> => (next ? { page: next } : {});
const dataOf = ({ data }: EventView) => data;

const eventsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staffEvents', 'redemptions', 'staffApprovals'] })
  .injectEndpoints({
    endpoints: (on) => ({
      staffEvents: on.infiniteQuery<EventsView, EventChoice, string>({
        infiniteQueryOptions: paged,
        query: ({ queryArg, pageParam }) =>
          request(eventCalls.listEvents, { query: { ...queryOf(queryArg), ...page(pageParam) } }),
        providesTags: ['staffEvents'],
      }),
      staffEvent: on.query<EventData, number>({
        query: (id) => request(eventCalls.getEvent, { params: { event: id } }),
        transformResponse: dataOf,
        providesTags: ['staffEvents', 'staffApprovals'],
      }),
      createEvent: on.mutation<EventData, { body: NewEventBody; key: string }>({
        query: ({ body, key }) => request(eventCalls.createEvent, { body, key }),
        transformResponse: dataOf,
        invalidatesTags: ['staffEvents'],
      }),
      /** A refusal may have found that it was changed meanwhile: it is read again. */
      changeEvent: on.mutation<EventData, Deed<EventBody>>({
        query: ({ id, body, version, key }) =>
          request(eventCalls.changeEvent, { params: { event: id }, body, key, version }),
        transformResponse: dataOf,
        invalidatesTags: ['staffEvents'],
      }),
      publishEvent: on.mutation<PublishView, Deed<{ reason: string }>>({
        query: ({ id, body, version, key }) =>
          request(eventCalls.publishEvent, { params: { event: id }, body, key, version }),
        invalidatesTags: ['staffEvents', 'staffApprovals'],
      }),
      doEventDeed: on.mutation<unknown, Deed<{ reason: string }> & { deed: ReasonedDeed }>({
        query: ({ id, deed, body, version, key }) =>
          request(eventCalls[`${deed}Event`], { params: { event: id }, body, key, version }),
        // One that was taken away is gone: only its list is read again.
        invalidatesTags: (_, fault, { deed }) => (deed === 'remove' && !fault ? [] : ['staffEvents']),
      }),
      testRedeem: on.mutation<TestRedeemView, { id: number; body: TestRedeemBody }>({
        query: ({ id, body }) => request(eventCalls.testRedeem, { params: { event: id }, body }),
      }),
      eventFigures: on.query<EventFiguresView['data'], EventFiguresChoice>({
        query: ({ id, ...range }) => request(eventCalls.getEventFigures, { params: { event: id }, query: range }),
        transformResponse: ({ data }: EventFiguresView) => data,
      }),
    }),
  });

export const {
  useStaffEventsInfiniteQuery,
  useStaffEventQuery,
  useCreateEventMutation,
  useChangeEventMutation,
  usePublishEventMutation,
  useDoEventDeedMutation,
  useTestRedeemMutation,
  useEventFiguresQuery,
} = eventsApi;
