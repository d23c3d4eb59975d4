import { bulkCalls, workCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type {
  BulkBody,
  BulkView,
  ChoicesView,
  ColleaguesView,
  Desk,
  PresenceBody,
  PresenceView,
  StaffTicketView,
} from '@hub/contracts/tickets';
import type { StaffTicket } from '../staff-tickets.api.ts';

export type CaseWork = Exclude<
  keyof ReturnType<typeof workCalls>,
  'listColleagues' | 'notePresence' | 'listTypeChoices'
>;

/** `version`: the one that was read; the server refuses the change of another. `key`: of a submit. `note`: the one that is changed. */
export type WorkArg = { id: number; work: CaseWork; note?: number; body?: object; version: number; key?: string };
/** The case that it is about says the rest. */
export type WorkWish = Omit<WorkArg, 'id' | 'version'>;
export type Other = PresenceView['data'][number];

const dataOf = <Data>({ data }: { data: Data }): Data => data;

/** The calls of the work on a case, by short names. */
export function staffWorkApi(desk: Desk) {
  // One literal type stands for every desk: the names differ at run time only.
  const key = desk.key as 'desk';
  const calls = workCalls(desk);
  const queueTag = `${key}StaffQueue` as const;
  const ticketTag = `${key}StaffTicket` as const;
  const named = {
    change: `${key}_staff_change`,
    presence: `${key}_staff_presence`,
    colleagues: `${key}_staff_colleagues`,
    choices: `${key}_staff_case_choices`,
    bulk: `${key}_staff_bulk`,
    bulkState: `${key}_staff_bulk_state`,
  } as const;

  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [queueTag, ticketTag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.change]: on.mutation<StaffTicket, WorkArg>({
        query: ({ id, work, note = 0, body = {}, version, key: submit }) =>
          request(calls[work], { params: { q_id: id, note }, body, key: submit, version }),
        transformResponse: dataOf<StaffTicketView['data']>,
        // A refusal that something changed shows what it was.
        invalidatesTags: (_view, fault, { id }) =>
          fault === undefined ? [ticketTag, queueTag] : fault.status === 409 ? [{ type: ticketTag, id }] : [],
      }),
      [named.presence]: on.mutation<Other[], { id: number } & PresenceBody>({
        query: ({ id, doing }) => request(calls.notePresence, { params: { q_id: id }, body: { doing } }),
        transformResponse: dataOf<Other[]>,
      }),
      [named.colleagues]: on.query<ColleaguesView['data'], number>({
        query: (id) => request(calls.listColleagues, { params: { q_id: id } }),
        transformResponse: dataOf<ColleaguesView['data']>,
      }),
      [named.choices]: on.query<ChoicesView['data'], { id: number; game: string }>({
        query: ({ id, game }) => request(calls.listTypeChoices, { params: { q_id: id }, query: { game_id: game } }),
        transformResponse: dataOf<ChoicesView['data']>,
      }),
      [named.bulk]: on.mutation<BulkView['data'], { body: BulkBody; key: string }>({
        query: ({ body, key: submit }) => request(bulkCalls(desk).startBulk, { body, key: submit }),
        transformResponse: dataOf<BulkView['data']>,
      }),
      [named.bulkState]: on.query<BulkView['data'], number>({
        query: (id) => request(bulkCalls(desk).getBulk, { params: { bulk: id } }),
        transformResponse: dataOf<BulkView['data']>,
      }),
    }),
  });
  return {
    change: endpoints[named.change],
    presence: endpoints[named.presence],
    colleagues: endpoints[named.colleagues],
    choices: endpoints[named.choices],
    bulk: endpoints[named.bulk],
    bulkState: endpoints[named.bulkState],
    /** After work on many cases every list and case may be another. */
    changedMany: () => baseApi.util.invalidateTags([queueTag, ticketTag] as never[]),
  };
}

export type StaffWorkApi = ReturnType<typeof staffWorkApi>;
