import { baseApi } from '@hub/web';
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

/** The changes of a case, by the last word of their address. */
export type CaseWork =
  'take' | 'assign' | 'release' | 'note' | `notes/${number}` | 'type' | 'merge' | 'close' | 'reopen' | 'resend_code';

/** `version`: the one that was read; the server refuses the change of another. `key`: of a submit. */
export type WorkArg = { id: number; work: CaseWork; body?: object; version: number; key?: string };
/** The case that it is about says the rest. */
export type WorkWish = Omit<WorkArg, 'id' | 'version'>;
export type Other = PresenceView['data'][number];

const dataOf = <Data>({ data }: { data: Data }): Data => data;

/** The calls of the work on a case, by short names. */
export function staffWorkApi(desk: Desk) {
  // One literal type stands for every desk: the names differ at run time only.
  const key = desk.key as 'desk';
  const base = `/api/staff/${desk.api}`;
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
        query: ({ id, work, body = {}, version, key: submit }) => ({
          url: `${base}/${id}/${work}`,
          method: 'POST',
          body,
          key: submit,
          headers: { 'If-Match': String(version) },
        }),
        transformResponse: dataOf<StaffTicketView['data']>,
        // A refusal that something changed shows what it was.
        invalidatesTags: (_view, fault, { id }) =>
          fault === undefined ? [ticketTag, queueTag] : fault.status === 409 ? [{ type: ticketTag, id }] : [],
      }),
      [named.presence]: on.mutation<Other[], { id: number } & PresenceBody>({
        query: ({ id, doing }) => ({ url: `${base}/${id}/presence`, method: 'POST', body: { doing } }),
        transformResponse: dataOf<Other[]>,
      }),
      [named.colleagues]: on.query<ColleaguesView['data'], number>({
        query: (id) => `${base}/${id}/colleagues`,
        transformResponse: dataOf<ColleaguesView['data']>,
      }),
      [named.choices]: on.query<ChoicesView['data'], { id: number; game: string }>({
        query: ({ id, game }) => `${base}/${id}/choices?${new URLSearchParams({ game_id: game })}`,
        transformResponse: dataOf<ChoicesView['data']>,
      }),
      [named.bulk]: on.mutation<BulkView['data'], { body: BulkBody; key: string }>({
        query: ({ body, key: submit }) => ({ url: `${base}/bulk`, method: 'POST', body, key: submit }),
        transformResponse: dataOf<BulkView['data']>,
      }),
      [named.bulkState]: on.query<BulkView['data'], number>({
        query: (id) => `${base}/bulk/${id}`,
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
