import { roleCalls, type RoleNameView } from '@hub/contracts/catalog';
import {
  orderCalls,
  shopCalls,
  type CompletedReportView,
  type DonateView,
  type FirstStepBody,
  type FirstStepView,
  type GameShopView,
  type GiftView,
  type MaintenanceView,
  type MemberDataView,
  type PaymentFormView,
  type PrevReportView,
  type ProductsView,
  type ReportType,
} from '@hub/contracts/topup';
import { baseApi, request, type Keyed } from '@hub/web';

export type Product = ProductsView['products'][number];
export type PrevReport = PrevReportView['record'];
export type StartedRecord = FirstStepView['record'];
export type ReportedTransfer = CompletedReportView['record'];
type Shown = { game_id: string; report_type: ReportType; rehearsal: string | undefined };
type Character = { server_id?: string; role_id?: string };
type Asked = { game_id: string; id: string; hostid: string; captcha_token?: string };

const recordOf = <Found>({ record }: { record: Found }): Found => record;
const words = ['words' as const];

/** What the shop shows, who the buyer is, and what makes an order. */
const shopApi = baseApi.enhanceEndpoints({ addTagTypes: ['topup-products'] }).injectEndpoints({
  endpoints: (on) => ({
    maintenance: on.query<MaintenanceView, void>({
      query: () => request(shopCalls.getMaintenance),
      providesTags: words,
    }),
    gameShop: on.query<GameShopView, Shown & Character>({
      query: ({ game_id, ...query }) => request(shopCalls.getGameShop, { params: { game_id }, query }),
      providesTags: words,
    }),
    products: on.query<readonly Product[], Shown>({
      query: ({ game_id, ...query }) => request(shopCalls.listProducts, { params: { game_id }, query }),
      transformResponse: ({ products }: ProductsView) => products,
      providesTags: ['words', 'topup-products'],
    }),
    gift: on.query<GiftView['gift'], string>({
      query: (game_id) => request(shopCalls.getGift, { params: { game_id } }),
      transformResponse: ({ gift }: GiftView) => gift,
      providesTags: words,
    }),
    donate: on.query<DonateView['donate_option'], void>({
      query: () => request(shopCalls.getDonate),
      transformResponse: ({ donate_option }: DonateView) => donate_option,
      providesTags: words,
    }),
    roleName: on.mutation<RoleNameView['result'], Asked>({
      query: ({ game_id, ...query }) => request(roleCalls.getRole, { params: { game_id }, query }),
      transformResponse: ({ result }: RoleNameView) => result,
    }),
    prevReport: on.query<PrevReport, string>({
      query: (token) => request(orderCalls.getPrevReport, { params: { token } }),
      transformResponse: recordOf<PrevReport>,
    }),
    memberData: on.query<MemberDataView, string>({ query: () => request(orderCalls.getMemberData) }),
    firstStep: on.mutation<StartedRecord, Keyed<FirstStepBody>>({
      query: ({ body, key }) => request(orderCalls.firstStep, { body, key }),
      transformResponse: recordOf<StartedRecord>,
    }),
    reportTransfer: on.mutation<ReportedTransfer, object>({
      query: (body) => request(orderCalls.reportTransfer, { body }),
      transformResponse: recordOf<ReportedTransfer>,
      invalidatesTags: (_made, fault) => (fault ? ['topup-products'] : []),
    }),
    openPurchase: on.mutation<PaymentFormView['record'], object>({
      query: (body) => request(orderCalls.openPurchase, { body }),
      transformResponse: recordOf<PaymentFormView['record']>,
      // A refusal may say that a price is another one now.
      invalidatesTags: (_made, fault) => (fault ? ['topup-products'] : []),
    }),
  }),
});

export const {
  useMaintenanceQuery,
  useGameShopQuery,
  useProductsQuery,
  useGiftQuery,
  useDonateQuery,
  useRoleNameMutation,
  usePrevReportQuery,
  useMemberDataQuery,
  useFirstStepMutation,
  useReportTransferMutation,
  useOpenPurchaseMutation,
} = shopApi;
