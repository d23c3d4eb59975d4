import {
  orderCalls,
  type CancelledReportView,
  type MyReportsView,
  type NumberMailedView,
  type PaymentFormView,
  type ReportCodeView,
  type ReportResultView,
} from '@hub/contracts/topup';
import { baseApi, request } from '@hub/web';

export type OrderResult = ReportResultView['record'];
export type PaymentNumber = ReportCodeView['record'];
export type OwnOrder = MyReportsView['record'][number];

const recordOf = <Found>({ record }: { record: Found }): Found => record;
const orders = ['topup-orders' as const];

/** `token`: of the order. */
const orderApi = baseApi.enhanceEndpoints({ addTagTypes: orders }).injectEndpoints({
  endpoints: (on) => ({
    orderResult: on.query<OrderResult, string>({
      query: (token) => request(orderCalls.getReportResult, { params: { token } }),
      transformResponse: recordOf<OrderResult>,
      providesTags: orders,
    }),
    paymentNumber: on.query<PaymentNumber, string>({
      query: (orderno) => request(orderCalls.getReportCode, { params: { orderno } }),
      transformResponse: recordOf<PaymentNumber>,
      providesTags: orders,
    }),
    mailNumber: on.mutation<NumberMailedView['record'], string>({
      query: (token) => request(orderCalls.mailNumber, { body: { token } }),
      transformResponse: recordOf<NumberMailedView['record']>,
      // A refusal says that it stands otherwise than the page shows.
      invalidatesTags: (_made, fault) => (fault ? orders : []),
    }),
    payAgain: on.mutation<PaymentFormView['record'], string>({
      query: (token) => request(orderCalls.payAgain, { body: { token } }),
      transformResponse: recordOf<PaymentFormView['record']>,
      // A refusal says that it stands otherwise than the page shows.
      invalidatesTags: (_made, fault) => (fault ? orders : []),
    }),
    cancelOrder: on.mutation<CancelledReportView['record'], string>({
      query: (token) => request(orderCalls.cancelReport, { body: { token } }),
      transformResponse: recordOf<CancelledReportView['record']>,
      invalidatesTags: orders,
    }),
    ownOrders: on.infiniteQuery<MyReportsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => request(orderCalls.listMyReports, { query: { page: pageParam || undefined } }),
      providesTags: orders,
    }),
  }),
});

export const {
  useOrderResultQuery,
  usePaymentNumberQuery,
  useMailNumberMutation,
  usePayAgainMutation,
  useCancelOrderMutation,
  useOwnOrdersInfiniteQuery,
} = orderApi;
