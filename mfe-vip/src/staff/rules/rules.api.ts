import { vipRuleCalls, type VipRuleBody, type VipRulePreviewView, type VipRuleView } from '@hub/contracts/vip';
import { baseApi, request } from '@hub/web';
import { dataOf, paged } from '../paged.ts';

export type VipRule = VipRuleView['data'];
/** A rule as it stands on a form; `game` is whose. */
export type RuleAsked = { game: string } & Record<'on' | 'days' | 'amount_twd' | 'level', string>;

const rulesApi = baseApi.enhanceEndpoints({ addTagTypes: ['vip-rules'] }).injectEndpoints({
  endpoints: (on) => ({
    vipRule: on.query<VipRule, string>({
      query: (game) => request(vipRuleCalls.getVipRule, { params: { game_id: game } }),
      transformResponse: dataOf<VipRule>,
      providesTags: ['vip-rules'],
    }),
    changeVipRule: on.mutation<VipRuleView, { game: string; version: number; body: VipRuleBody }>({
      query: ({ game, version, body }) =>
        request(vipRuleCalls.changeVipRule, { params: { game_id: game }, body, version }),
      invalidatesTags: ['vip-rules'],
    }),
    vipRulePreview: on.infiniteQuery<VipRulePreviewView, RuleAsked, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { game, ...rule }, pageParam }) =>
        request(vipRuleCalls.previewVipRule, { params: { game_id: game }, query: { ...rule, page: pageParam } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useVipRuleQuery, useChangeVipRuleMutation, useVipRulePreviewInfiniteQuery } = rulesApi;
