import { NEWEST, ratingCalls, reportCalls } from '@hub/contracts/tickets';
import type { Route } from '@hub/contracts/shared';
import { baseApi, request, type Keyed } from '@hub/web';
import type {
  CloseBody,
  CreatedView,
  Desk,
  FormSettingsView,
  HelpedBody,
  HelpedView,
  LookupView,
  RepliedView,
  RepliesView,
  TicketListView,
  TicketState,
  TicketView,
} from '@hub/contracts/tickets';
import { earlierApi } from './earlier.api.ts';
import { addEarlier, joinTalk } from './join-talk.ts';

/** `of` is whose list it is (`ownTopic`): it keeps the lists of two players in one tab apart and is not sent. */
export type ListArg = { state: TicketState | ''; of: string };
type Fields = Record<string, unknown>;

const msgOf = <View>({ msg }: { msg: View }): View => msg;
const sent =
  (call: Route, query?: typeof NEWEST) =>
  ({ body, key }: Keyed<Fields>) =>
    request(call, { body, key, query });

/** A submit whose answer is wrapped like all of them. */
const taking = <View>(call: Route, query?: typeof NEWEST) => ({
  query: sent(call, query),
  transformResponse: msgOf<View>,
});

const namesOf = (key: 'desk') =>
  ({
    list: `${key}_list`,
    view: `${key}_view`,
    form: `${key}_form`,
    create: `${key}_create`,
    helped: `${key}_helped`,
    lookup: `${key}_lookup`,
    reply: `${key}_reply`,
    close: `${key}_close`,
    rate: `${key}_rate`,
  }) as const;

/** The calls of one desk, by short names, with their hooks: `api.list.useInfiniteQuery(…)`. */
export function ticketsApi(desk: Desk) {
  // One literal type stands for every desk: the names differ at run time only.
  const key = desk.key as 'desk';
  const tag = `${key}Ticket` as const;
  const list = { type: tag, id: 'LIST' };
  const calls = reportCalls(desk);
  const named = namesOf(key);

  const { endpoints, util } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<TicketListView, ListArg, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
        query: ({ queryArg, pageParam }) =>
          request(calls.listReports, { query: { state: queryArg.state || undefined, before: pageParam || undefined } }),
        providesTags: [list, 'words'],
      }),
      [named.view]: on.query<TicketView, number>({
        query: (id) => request(calls.viewReport, { params: { q_id: id }, query: NEWEST }),
        transformResponse: msgOf<TicketView>,
        merge: joinTalk,
        providesTags: ['words'],
      }),
      [named.form]: on.query<FormSettingsView, string>({
        query: (game) => request(calls.renderForm, { params: { game_id: game } }),
        transformResponse: ({ settings }: { settings: FormSettingsView }) => settings,
        keepUnusedDataFor: 0,
        providesTags: ['words'],
      }),
      [named.create]: on.mutation<CreatedView, Keyed<Fields>>({
        ...taking<CreatedView>(calls.createReport),
        invalidatesTags: [list],
      }),
      [named.helped]: on.mutation<HelpedView, Keyed<HelpedBody>>(taking(calls.noteHelped)),
      [named.lookup]: on.mutation<LookupView, Keyed<Fields>>(taking(calls.lookUpReport)),
      [named.reply]: on.mutation<RepliedView, Keyed<Fields>>({
        ...taking<RepliedView>(calls.replyToReport, NEWEST),
        invalidatesTags: [list],
      }),
      [named.close]: on.mutation<TicketView, CloseBody>({
        query: (body) => request(calls.closeReport, { body, query: NEWEST }),
        transformResponse: msgOf<TicketView>,
        invalidatesTags: [list],
      }),
      [named.rate]: on.mutation<TicketView, Keyed<Fields>>(taking(ratingCalls(desk).rateReport, NEWEST)),
    }),
  });

  return {
    list: endpoints[named.list],
    view: endpoints[named.view],
    earlier: earlierApi(desk),
    form: endpoints[named.form],
    create: endpoints[named.create],
    helped: endpoints[named.helped],
    lookup: endpoints[named.lookup],
    reply: endpoints[named.reply],
    close: endpoints[named.close],
    rate: endpoints[named.rate],
    changed: (id: number, answer: RepliedView | TicketView) =>
      util.updateQueryData(named.view, id, (ticket) => void Object.assign(ticket, joinTalk(ticket, answer))),
    foundEarlier: (id: number, page: RepliesView) => util.updateQueryData(named.view, id, (it) => addEarlier(it, page)),
  };
}

export type TicketsApi = ReturnType<typeof ticketsApi>;
