import { caseCalls, paperCalls, queueCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { Desk, RepliesView, StaffQueueView, StaffTicketView } from '@hub/contracts/tickets';
import { addEarlier, joinTalk } from '../join-talk.ts';
import { filterOf, type QueueChoice } from './desk-address.ts';
import { searchApi } from './search/search.api.ts';
import { viewsApi } from './filters/views.api.ts';

export type StaffTicket = StaffTicketView['data'];

export type AnswerBody = Record<string, string | undefined> & { content: string };

/** `version` is what was read: the server refuses the answer when something was written since. */
export type AnswerArg = { id: number; body: AnswerBody; version: number; key: string };

/** `reason` is for the audit. */
export type PaperArg = { id: number; paper: number; reason: string };

/** The staff's calls of one desk, by short names, with their hooks: `api.queue.useInfiniteQuery(…)`. */
export function staffTicketsApi(desk: Desk) {
  // One literal type stands for every desk: the names differ at run time only.
  const key = desk.key as 'desk';
  const calls = { ...caseCalls(desk), ...paperCalls(desk) };
  const queueTag = `${key}StaffQueue` as const;
  const ticketTag = `${key}StaffTicket` as const;
  const named = {
    queue: `${key}_staff_queue`,
    ticket: `${key}_staff_ticket`,
    earlier: `${key}_staff_earlier`,
    answer: `${key}_staff_answer`,
    paper: `${key}_staff_paper`,
  } as const;

  const { endpoints, util } = baseApi.enhanceEndpoints({ addTagTypes: [queueTag, ticketTag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.queue]: on.infiniteQuery<StaffQueueView, QueueChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) =>
          request(queueCalls(desk).listCases, { query: { ...filterOf(queryArg), page: pageParam || undefined } }),
        providesTags: [queueTag],
      }),
      [named.ticket]: on.query<StaffTicket, number>({
        query: (id) => request(calls.getCase, { params: { q_id: id } }),
        transformResponse: ({ data }: StaffTicketView) => data,
        merge: joinTalk,
        providesTags: (_view, _fault, id) => [{ type: ticketTag, id }],
      }),
      [named.earlier]: on.mutation<RepliesView, { id: number; before: number }>({
        query: ({ id, before }) => request(calls.listCaseReplies, { params: { q_id: id }, query: { before } }),
        transformResponse: ({ data }: { data: RepliesView }) => data,
      }),
      [named.answer]: on.mutation<StaffTicket, AnswerArg>({
        query: ({ id, body, version, key: submit }) =>
          request(calls.answerCase, { params: { q_id: id }, body, key: submit, version }),
        transformResponse: ({ data }: StaffTicketView) => data,
        invalidatesTags: (_view, fault, { id }) => (fault ? [] : [{ type: ticketTag, id }, queueTag]),
      }),
      [named.paper]: on.mutation<string, PaperArg>({
        query: ({ id, paper, reason }) =>
          request(calls.showPaper, { params: { q_id: id, paper }, body: { reason }, file: true }),
        transformResponse: (picture: Blob) => URL.createObjectURL(picture),
      }),
    }),
  });
  return {
    ...viewsApi(desk),
    ...searchApi(desk),
    queue: endpoints[named.queue],
    ticket: endpoints[named.ticket],
    earlier: endpoints[named.earlier],
    foundEarlier: (id: number, page: RepliesView) =>
      util.updateQueryData(named.ticket, id, (ticket) => addEarlier(ticket, page)),
    answer: endpoints[named.answer],
    /** Gives the address of the picture in this window; whoever shows it gives it back. */
    paper: endpoints[named.paper],
  };
}

export type StaffTicketsApi = ReturnType<typeof staffTicketsApi>;
