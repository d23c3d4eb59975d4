import { baseApi, type Keyed } from '@hub/web';
import type {
  CreatedView,
  Desk,
  FormSettingsView,
  HelpedBody,
  HelpedView,
  LookupView,
  RepliedView,
  TicketListView,
  TicketState,
  TicketView,
} from '@hub/contracts/tickets';

/** `of` is whose list it is (`ownTopic`): it keeps the lists of two players in one tab apart and is not sent. */
export type ListArg = { state: TicketState | ''; of: string };
type Fields = Record<string, unknown>;

const listUrl = (base: string, state: string, page: string | null) => {
  const query = new URLSearchParams({ ...(state && { state }), ...(page && { page }) }).toString();
  return query ? `${base}/list?${query}` : `${base}/list`;
};

function namesOf(desk: Desk) {
  // One literal type stands for every desk: the names differ at run time only.
  const key = desk.key as 'desk';
  const tag = `${key}Ticket` as const;
  const named = {
    list: `${key}_list`,
    view: `${key}_view`,
    form: `${key}_form`,
    create: `${key}_create`,
    helped: `${key}_helped`,
    lookup: `${key}_lookup`,
    reply: `${key}_reply`,
  } as const;
  return { tag, named };
}

/** The calls of one desk, by short names, with their hooks: `api.list.useInfiniteQuery(…)`. */
export function ticketsApi(desk: Desk) {
  const { tag, named } = namesOf(desk);
  const base = `/api/${desk.api}`;

  const { endpoints, util } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<TicketListView, ListArg, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
        query: ({ queryArg, pageParam }) => listUrl(base, queryArg.state, pageParam),
        providesTags: [{ type: tag, id: 'LIST' }],
      }),
      [named.view]: on.query<TicketView, number>({
        query: (id) => `${base}/view/${id}`,
        transformResponse: ({ msg }: { msg: TicketView }) => msg,
      }),
      [named.form]: on.query<FormSettingsView, string>({
        query: (game) => `${base}/render_create_form/${encodeURIComponent(game)}`,
        transformResponse: ({ settings }: { settings: FormSettingsView }) => settings,
        keepUnusedDataFor: 0,
      }),
      [named.create]: on.mutation<CreatedView, Keyed<Fields>>({
        query: ({ body, key: submit }) => ({ url: `${base}/create_web_form`, method: 'POST', body, key: submit }),
        transformResponse: ({ msg }: { msg: CreatedView }) => msg,
        invalidatesTags: [{ type: tag, id: 'LIST' }],
      }),
      [named.helped]: on.mutation<HelpedView, Keyed<HelpedBody>>({
        query: ({ body, key: submit }) => ({ url: `${base}/article_helped`, method: 'POST', body, key: submit }),
        transformResponse: ({ msg }: { msg: HelpedView }) => msg,
      }),
      [named.lookup]: on.mutation<LookupView, Keyed<Fields>>({
        query: ({ body, key: submit }) => ({ url: `${base}/by_checkid`, method: 'POST', body, key: submit }),
        transformResponse: ({ msg }: { msg: LookupView }) => msg,
      }),
      [named.reply]: on.mutation<RepliedView, Keyed<Fields>>({
        query: ({ body, key: submit }) => ({ url: `${base}/insert_reply`, method: 'POST', body, key: submit }),
        transformResponse: ({ msg }: { msg: RepliedView }) => msg,
        invalidatesTags: [{ type: tag, id: 'LIST' }],
      }),
    }),
  });

  return {
    list: endpoints[named.list],
    view: endpoints[named.view],
    form: endpoints[named.form],
    create: endpoints[named.create],
    helped: endpoints[named.helped],
    lookup: endpoints[named.lookup],
    reply: endpoints[named.reply],
    /** Puts the answer of a reply into the case that is shown. */
    replied: (id: number, answer: RepliedView) =>
      util.updateQueryData(named.view, id, (ticket) => void Object.assign(ticket, answer)),
  };
}

export type TicketsApi = ReturnType<typeof ticketsApi>;
