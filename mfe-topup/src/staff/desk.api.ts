import {
  maintenanceCalls,
  orderDeskCalls,
  type ConfirmTransferBody,
  type DeskOrderDetail,
  type DeskOrdersView,
  type DeskOrderView,
  type MaintenanceBody,
  type MaintenanceSwitchView,
  type OrderCountsView,
  type OpenRehearsalBody,
  type OrderReasonBody,
  type PaymentIssuesView,
  type QueryProviderView,
  type RehearsalView,
} from '@hub/contracts/topup';
import { baseApi, request } from '@hub/web';

/** Empty texts choose nothing. */
export type OrderChoice = Record<'game_id' | 'state' | 'kind' | 'find', string>;
export type Reasoned = 'reject' | 'reopen' | 'accept' | 'refund';
export type Maintenance = MaintenanceSwitchView['data'];
type Seen<Body> = { report: number; version: number; key: string; body: Body };

const dataOf = <Data>({ data }: { data: Data }): Data => data;
const paged = {
  initialPageParam: '',
  getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next,
};
/** Also when somebody else was faster: what is shown is old then. */
const orders = ['topup-desk' as const];
const bulletin = ['topup-maintenance' as const];
const calls = {
  reject: orderDeskCalls.rejectTransfer,
  reopen: orderDeskCalls.reopenTransfer,
  accept: orderDeskCalls.acceptLate,
  refund: orderDeskCalls.refundOrder,
} as const;

const deskApi = baseApi.enhanceEndpoints({ addTagTypes: [...orders, ...bulletin] }).injectEndpoints({
  endpoints: (on) => ({
    deskOrders: on.infiniteQuery<DeskOrdersView, OrderChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        request(orderDeskCalls.listOrders, { query: { ...queryArg, page: pageParam } }),
      providesTags: orders,
    }),
    deskOrderCounts: on.query<OrderCountsView['data'], void>({
      query: () => request(orderDeskCalls.countOrders),
      transformResponse: dataOf<OrderCountsView['data']>,
      providesTags: orders,
    }),
    deskOrder: on.query<DeskOrderDetail, number>({
      query: (report) => request(orderDeskCalls.getOrder, { params: { report } }),
      transformResponse: dataOf<DeskOrderDetail>,
      providesTags: orders,
    }),
    confirmTransfer: on.mutation<DeskOrderView, Seen<ConfirmTransferBody>>({
      query: ({ report, ...sent }) => request(orderDeskCalls.confirmTransfer, { params: { report }, ...sent }),
      invalidatesTags: orders,
    }),
    decideOrder: on.mutation<DeskOrderView, Seen<OrderReasonBody> & { action: Reasoned }>({
      query: ({ report, action, ...sent }) => request(calls[action], { params: { report }, ...sent }),
      invalidatesTags: orders,
    }),
    queryProvider: on.mutation<QueryProviderView, number>({
      query: (report) => request(orderDeskCalls.queryProvider, { params: { report }, body: {}, limitMs: 30_000 }),
      invalidatesTags: orders,
    }),
    openRehearsal: on.mutation<RehearsalView, OpenRehearsalBody>({
      query: (body) => request(orderDeskCalls.openRehearsal, { body }),
    }),
    paymentIssues: on.infiniteQuery<PaymentIssuesView, string, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: which, pageParam }) =>
        request(orderDeskCalls.listPaymentIssues, { query: { which, page: pageParam } }),
      providesTags: orders,
    }),
    settlePaymentIssue: on.mutation<unknown, { issue: number; key: string; body: OrderReasonBody }>({
      query: ({ issue, ...sent }) => request(orderDeskCalls.settlePaymentIssue, { params: { issue }, ...sent }),
      invalidatesTags: orders,
    }),
    maintenanceSwitch: on.query<Maintenance, void>({
      query: () => request(maintenanceCalls.getMaintenanceSwitch),
      transformResponse: dataOf<Maintenance>,
      providesTags: bulletin,
    }),
    changeMaintenance: on.mutation<MaintenanceSwitchView, { version: number; body: MaintenanceBody }>({
      query: (sent) => request(maintenanceCalls.changeMaintenance, sent),
      invalidatesTags: bulletin,
    }),
  }),
});

export const {
  useDeskOrdersInfiniteQuery,
  useDeskOrderCountsQuery,
  useDeskOrderQuery,
  useConfirmTransferMutation,
  useDecideOrderMutation,
  useQueryProviderMutation,
  useOpenRehearsalMutation,
  usePaymentIssuesInfiniteQuery,
  useSettlePaymentIssueMutation,
  useMaintenanceSwitchQuery,
  useChangeMaintenanceMutation,
} = deskApi;
