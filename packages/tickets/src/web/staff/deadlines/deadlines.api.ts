import {
  deadlineCalls,
  type DeadlineCountsView,
  type DeadlineRow,
  type DeadlinesView,
  type Desk,
  type FeeState,
  type FeeView,
} from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';

/** Empty texts choose nothing. */
export type DeadlineChoice = { state: string; kind: string; fee: string };
export type FeeArg = { id: number; fee: FeeState; reason: string; version: number; key: string };

function deadlinesApi(desk: Desk) {
  const key = desk.key as 'desk';
  const calls = deadlineCalls(desk);
  const tag = `${key}Deadlines` as const;
  const ticketTag = `${key}StaffTicket` as const;
  const named = { list: `${key}_deadlines`, counts: `${key}_deadline_counts`, fee: `${key}_deadline_fee` } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [tag, ticketTag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<DeadlinesView, DeadlineChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) => request(calls.listDeadlines, { query: { ...queryArg, page: pageParam } }),
        providesTags: [tag],
      }),
      [named.counts]: on.query<DeadlineCountsView['data'], void>({
        query: () => request(calls.countDeadlines, {}),
        transformResponse: ({ data }: DeadlineCountsView) => data,
        providesTags: [tag],
      }),
      [named.fee]: on.mutation<DeadlineRow, FeeArg>({
        query: ({ id, version, key: submit, ...body }) =>
          request(calls.noteFee, { params: { q_id: id }, body, version, key: submit }),
        transformResponse: ({ data }: FeeView) => data,
        invalidatesTags: (_view, fault, { id }) =>
          fault === undefined || fault.status === 409 ? [tag, { type: ticketTag, id }] : [],
      }),
    }),
  });
  return { list: endpoints[named.list], counts: endpoints[named.counts], fee: endpoints[named.fee] };
}

/** The same objects at every call. */
export function useDeadlinesApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => deadlinesApi(desk), [desk]);
}
