import {
  vipMemberCalls,
  type AddVipBody,
  type ChangeVipBody,
  type VipAgentsView,
  type VipCardView,
  type VipCountsView,
  type VipEntryView,
  type VipListView,
  type VipRow,
} from '@hub/contracts/vip';
import { baseApi, request, type Keyed } from '@hub/web';
import { dataOf, paged } from '../paged.ts';

export type Account = { game_id: string; uid: string };
/** Empty texts choose nothing. */
export type VipChoice = Record<'game_id' | 'source' | 'level' | 'state' | 'days' | 'q' | 'agent', string>;
type Seen<Body> = { id: number; version: number; body: Body };

/** Also when somebody else was faster: what is shown is old then. */
const members = ['vip-members' as const];

const membersApi = baseApi.enhanceEndpoints({ addTagTypes: members }).injectEndpoints({
  endpoints: (on) => ({
    vipList: on.infiniteQuery<VipListView, VipChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) => request(vipMemberCalls.listVip, { query: { ...queryArg, page: pageParam } }),
      providesTags: members,
    }),
    vipCounts: on.query<VipCountsView['data'], void>({
      query: () => request(vipMemberCalls.countVip),
      transformResponse: dataOf<VipCountsView['data']>,
      providesTags: members,
    }),
    vipAgents: on.query<VipAgentsView['data'], string>({
      query: (game_id) => request(vipMemberCalls.listVipAgents, { query: { game_id } }),
      transformResponse: dataOf<VipAgentsView['data']>,
    }),
    vipEntry: on.query<VipRow, number>({
      query: (entry) => request(vipMemberCalls.getVip, { params: { entry } }),
      transformResponse: dataOf<VipRow>,
      providesTags: members,
    }),
    addVip: on.mutation<VipEntryView, Keyed<AddVipBody>>({
      query: ({ body, key }) => request(vipMemberCalls.addVip, { body, key }),
      invalidatesTags: members,
    }),
    changeVip: on.mutation<VipEntryView, Seen<ChangeVipBody>>({
      query: ({ id, version, body }) => request(vipMemberCalls.changeVip, { params: { entry: id }, body, version }),
      invalidatesTags: members,
    }),
    endVip: on.mutation<VipEntryView, Seen<{ reason: string }>>({
      query: ({ id, version, body }) => request(vipMemberCalls.endVip, { params: { entry: id }, body, version }),
      invalidatesTags: members,
    }),
    vipCard: on.infiniteQuery<VipCardView, Account, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        request(vipMemberCalls.showVipCard, { query: { ...queryArg, page: pageParam || undefined } }),
      providesTags: members,
    }),
  }),
});

export const {
  useVipListInfiniteQuery,
  useVipCountsQuery,
  useVipAgentsQuery,
  useVipEntryQuery,
  useAddVipMutation,
  useChangeVipMutation,
  useEndVipMutation,
  useVipCardInfiniteQuery,
} = membersApi;
