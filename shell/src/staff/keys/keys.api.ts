import type { ApprovalRow, ApprovalView } from '@hub/contracts/approvals';
import type {
  GameAddressBody,
  GameLinkTestView,
  PartnerKeyRequestBody,
  PartnerKeyRequestView,
  PartnerKeysView,
  PartnerKeyTestView,
} from '@hub/contracts/identity';
import { baseApi, type Keyed } from '@hub/web';

const BASE = '/api/staff/partner_keys';

const keysApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffApprovals', 'partnerKeys'] }).injectEndpoints({
  endpoints: (on) => ({
    partnerKeys: on.infiniteQuery<PartnerKeysView, { game: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game }, pageParam: page }) =>
        `${BASE}?${new URLSearchParams({ ...(game && { game_id: game }), ...(page && { page }) })}`,
      providesTags: ['partnerKeys'],
      keepUnusedDataFor: 0,
    }),
    askKeyChange: on.mutation<PartnerKeyRequestView['data'], Keyed<PartnerKeyRequestBody>>({
      query: ({ body, key }) => ({ url: `${BASE}/requests`, method: 'POST', body, key }),
      transformResponse: ({ data }: PartnerKeyRequestView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['staffApprovals']),
    }),
    askAddress: on.mutation<ApprovalRow, Keyed<GameAddressBody>>({
      query: ({ body, key }) => ({ url: `${BASE}/addresses`, method: 'POST', body, key }),
      transformResponse: ({ data }: ApprovalView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['staffApprovals']),
    }),
    tryLink: on.mutation<GameLinkTestView['data'], string>({
      query: (game_id) => ({ url: `${BASE}/link_test`, method: 'POST', body: { game_id } }),
      transformResponse: ({ data }: GameLinkTestView) => data,
    }),
    tryPartnerToken: on.mutation<PartnerKeyTestView['data'], string>({
      query: (token) => ({ url: `${BASE}/test`, method: 'POST', body: { token } }),
      transformResponse: ({ data }: PartnerKeyTestView) => data,
    }),
  }),
});

export const {
  usePartnerKeysInfiniteQuery,
  useAskKeyChangeMutation,
  useAskAddressMutation,
  useTryLinkMutation,
  useTryPartnerTokenMutation,
} = keysApi;
