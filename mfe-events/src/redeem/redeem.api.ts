import { redeemCalls } from '@hub/contracts/events';
import { baseApi, request, type ApiFault } from '@hub/web';
import type { EventFormView, EventRewardsView, EventsOpenView, RedeemBody, RedeemView } from '@hub/contracts/events';

/** `of` is whose page it is (`ownTopic`): it keeps two players in one tab apart and is not sent. */
export type EventArg = { event: string; of: string };

/** Refusals after which the page may be another one: a wrong code counts, another device was faster, the event is gone. */
const TELLING = [400, 403, 404, 409];

/** Does the page have to be read anew? After a success too: a look that was under way may still bring how it was before. */
const hasMoved = (fault: ApiFault | undefined): boolean => !fault || TELLING.includes(Number(fault.status));

const { endpoints, util } = baseApi.enhanceEndpoints({ addTagTypes: ['redeem'] }).injectEndpoints({
  endpoints: (on) => ({
    renderEvent: on.query<EventFormView, EventArg>({
      query: ({ event }) => request(redeemCalls.renderEventForm, { params: { event } }),
      keepUnusedDataFor: 0,
      providesTags: ['redeem', 'words'],
    }),
    eventRewards: on.query<EventRewardsView['rewards'], EventArg>({
      query: ({ event }) => request(redeemCalls.listRewards, { params: { event } }),
      transformResponse: ({ rewards }: EventRewardsView) => rewards,
      keepUnusedDataFor: 0,
      providesTags: ['redeem', 'words'],
    }),
    openEvents: on.query<EventsOpenView['events'], Pick<EventArg, 'of'>>({
      query: () => request(redeemCalls.listOpenEvents),
      transformResponse: ({ events }: EventsOpenView) => events,
      keepUnusedDataFor: 0,
      providesTags: ['words'],
    }),
    redeemCode: on.mutation<RedeemView, EventArg & { body: RedeemBody }>({
      query: ({ event, body }) => request(redeemCalls.redeemCode, { params: { event }, body }),
      invalidatesTags: (_, fault) => (hasMoved(fault) ? ['redeem'] : []),
      async onQueryStarted({ body: _, ...arg }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (!done) return;
        const { msg: __, again: ___, ...standing } = done.data;
        dispatch(util.updateQueryData('renderEvent', arg, (page) => void Object.assign(page, standing)));
      },
    }),
  }),
});

export const useRenderEventQuery = endpoints.renderEvent.useQuery;
export const useEventRewardsQuery = endpoints.eventRewards.useQuery;
export const useOpenEventsQuery = endpoints.openEvents.useQuery;
export const useRedeemCodeMutation = endpoints.redeemCode.useMutation;
