import { partnerKeyCalls } from '@hub/contracts/identity';
import type { ApprovalRow, ApprovalView } from '@hub/contracts/approvals';
import type {
  GameAddressBody,
  GameLinkTestView,
  PartnerKeyRequestBody,
  PartnerKeyRequestView,
  PartnerKeysView,
  PartnerKeyTestView,
} from '@hub/contracts/identity';
import { baseApi, request, type Keyed } from '@hub/web';

const keysApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffApprovals', 'partnerKeys'] }).injectEndpoints({
  endpoints: (on) => ({
    partnerKeys: on.infiniteQuery<PartnerKeysView, { game: string }, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { game }, pageParam: page }) =>
        request(partnerKeyCalls.listPartnerKeys, { query: { game_id: game || undefined, page: page || undefined } }),
      providesTags: ['partnerKeys'],
      keepUnusedDataFor: 0,
    }),
    askKeyChange: on.mutation<PartnerKeyRequestView['data'], Keyed<PartnerKeyRequestBody>>({
      query: ({ body, key }) => request(partnerKeyCalls.requestPartnerKey, { body, key }),
      transformResponse: ({ data }: PartnerKeyRequestView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['staffApprovals']),
    }),
    askAddress: on.mutation<ApprovalRow, Keyed<GameAddressBody>>({
      query: ({ body, key }) => request(partnerKeyCalls.requestGameAddress, { body, key }),
      transformResponse: ({ data }: ApprovalView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['staffApprovals']),
    }),
    tryLink: on.mutation<GameLinkTestView['data'], string>({
      query: (game_id) => request(partnerKeyCalls.testGameLink, { body: { game_id } }),
      transformResponse: ({ data }: GameLinkTestView) => data,
    }),
    tryPartnerToken: on.mutation<PartnerKeyTestView['data'], string>({
      query: (token) => request(partnerKeyCalls.testPartnerKey, { body: { token } }),
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
