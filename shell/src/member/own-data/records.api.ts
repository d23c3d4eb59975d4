import { supportDesk } from '@hub/contracts/support-desk';
import { reportCalls, type TicketListItem, type TicketListView } from '@hub/contracts/tickets';
import { orderCalls, type MyReport, type MyReportsView } from '@hub/contracts/topup';
import type { LegalAcceptanceRow, MemberTermsView } from '@hub/contracts/catalog';
import { baseApi, request } from '@hub/web';
import { askTerms } from './terms.api.ts';

const { listReports } = reportCalls(supportDesk);

const reports = (page: string) => request(listReports, { query: { before: page || undefined } });
const orders = (page: string) => request(orderCalls.listMyReports, { query: { page: page || undefined } });
/** So many pages a download holds of one kind. */
const MOST_PAGES = 100;

type Pages<Row> = { rows: Row[]; complete: boolean };
type Records = { reports: Pages<TicketListItem>; orders: Pages<MyReport>; terms: Pages<LegalAcceptanceRow> };

/** Queries are named by the token of the tab. */
const recordsApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    memberReports: on.infiniteQuery<TicketListView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => reports(pageParam),
      keepUnusedDataFor: 0,
    }),
    memberOrders: on.infiniteQuery<MyReportsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => orders(pageParam),
      keepUnusedDataFor: 0,
    }),
    /** All of each, however many pages; what does not answer is told as not complete. */
    takeRecords: on.mutation<Records, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const all = async <View extends { next: string | null }, Row>(
          call: (page: string) => ReturnType<typeof reports>,
          rowsOf: (view: View) => Row[],
        ): Promise<Pages<Row>> => {
          const rows: Row[] = [];
          let page = '';
          for (let left = MOST_PAGES; left > 0; left -= 1) {
            const { data } = await ask(call(page));
            if (!data) return { rows, complete: false };
            const view = data as View;
            rows.push(...rowsOf(view));
            if (view.next === null) return { rows, complete: true };
            page = view.next;
          }
          return { rows, complete: false };
        };
        const [ofReports, ofOrders, terms] = await Promise.all([
          all(reports, ({ msg }: TicketListView) => msg),
          all(orders, ({ record }: MyReportsView) => record.map((order) => ({ ...order, token: '' }))),
          all(askTerms, ({ data }: MemberTermsView) => data),
        ]);
        return { data: { reports: ofReports, orders: ofOrders, terms } };
      },
    }),
  }),
});

export const { useMemberReportsInfiniteQuery, useMemberOrdersInfiniteQuery, useTakeRecordsMutation } = recordsApi;
