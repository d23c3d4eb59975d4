import { supportDesk } from '@hub/contracts/support-desk';
import {
  reportCalls,
  type Desk,
  type OpenedView,
  type TicketListItem,
  type TicketListView,
} from '@hub/contracts/tickets';
import { orderCalls, type MyReport, type MyReportsView } from '@hub/contracts/topup';
import type { LegalAcceptanceRow, MemberTermsView } from '@hub/contracts/catalog';
import type { MyRedemption, MyRedemptionsView } from '@hub/contracts/events';
import type { OwnDataRequestsView } from '@hub/contracts/surveys';
import { vipDesk } from '@hub/contracts/vip-desk';
import { baseApi, request } from '@hub/web';
import { askMyRedemptions } from '../game-account/accounts.api.ts';
import { askOwnRequests } from './requests.api.ts';
import { askTerms } from './terms.api.ts';

const desks = [supportDesk, vipDesk];
export const deskNamed = (key: string): Desk | undefined => desks.find((desk) => desk.key === key);

const callsOf = (key: string) => reportCalls(deskNamed(key) ?? supportDesk);
const reportsOf = (desk: string) => (page: string) =>
  request(callsOf(desk).listReports, { query: { before: page || undefined } });
const orders = (page: string) => request(orderCalls.listMyReports, { query: { page: page || undefined } });
/** So many pages a download holds of one kind. */
const MOST_PAGES = 100;

type Pages<Row> = { rows: Row[]; complete: boolean };
type Records = {
  reports: Pages<TicketListItem>;
  vip_reports: Pages<TicketListItem>;
  orders: Pages<MyReport>;
  redemptions: Pages<MyRedemption>;
  terms: Pages<LegalAcceptanceRow>;
  requests: Pages<OwnDataRequestsView['data'][number]>;
};
type Asks = (page: string) => ReturnType<typeof request>;

/** Queries are named by the token of the tab. */
const recordsApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    memberReports: on.infiniteQuery<TicketListView, { token: string; desk: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam, queryArg: { desk } }) => reportsOf(desk)(pageParam),
      keepUnusedDataFor: 0,
    }),
    openOwnReport: on.mutation<OpenedView, { desk: string; id: number }>({
      query: ({ desk, id }) => request(callsOf(desk).openOwnReport, { body: { question_id: id } }),
      transformResponse: ({ msg }: { msg: OpenedView }) => msg,
    }),
    memberOrders: on.infiniteQuery<MyReportsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => orders(pageParam),
      keepUnusedDataFor: 0,
    }),
    /** All of each, however many pages; what does not answer is told as not complete. */
    takeRecords: on.mutation<Records, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const all = async <View, Row>(
          call: Asks,
          rowsOf: (view: View) => Row[],
          nextOf: (view: View) => string | null,
        ): Promise<Pages<Row>> => {
          const rows: Row[] = [];
          let page = '';
          for (let left = MOST_PAGES; left > 0; left -= 1) {
            const { data } = await ask(call(page));
            if (!data) return { rows, complete: false };
            const view = data as View;
            rows.push(...rowsOf(view));
            const next = nextOf(view);
            if (next === null) return { rows, complete: true };
            page = next;
          }
          return { rows, complete: false };
        };
        const next = (view: { next: string | null }) => view.next;
        const ofDesk = (desk: Desk) => all(reportsOf(desk.key), ({ msg }: TicketListView) => msg, next);
        const [reports, vip_reports, ofOrders, redemptions, terms, requests] = await Promise.all([
          ofDesk(supportDesk),
          ofDesk(vipDesk),
          all(orders, ({ record }: MyReportsView) => record.map((order) => ({ ...order, token: '' })), next),
          all(
            askMyRedemptions,
            ({ data }: MyRedemptionsView) => data,
            ({ page }) => page.next,
          ),
          all(askTerms, ({ data }: MemberTermsView) => data, next),
          all(
            askOwnRequests,
            ({ data }: OwnDataRequestsView) => data,
            () => null,
          ),
        ]);
        return { data: { reports, vip_reports, orders: ofOrders, redemptions, terms, requests } };
      },
    }),
  }),
});

export const {
  useMemberReportsInfiniteQuery,
  useOpenOwnReportMutation,
  useMemberOrdersInfiniteQuery,
  useTakeRecordsMutation,
} = recordsApi;
