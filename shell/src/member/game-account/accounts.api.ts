import { memberAccountCalls } from '@hub/contracts/calls/identity/member-accounts';
import { redeemCalls } from '@hub/contracts/calls/events/codes/redeem';
import type { MyRedemptionsView } from '@hub/contracts/events';
import type { AccountLinkView, MemberAccountRow, MemberAccountsView, MemberLoginBody } from '@hub/contracts/identity';
import { baseApi, request, type Keyed } from '@hub/web';
import { onThisPage, type Unpaged } from '../log-in/code-page.ts';

type AccountLink = AccountLinkView['data'];
const linkOf = ({ data }: AccountLinkView): AccountLink => data;

export const askMyRedemptions = (page: string) =>
  request(redeemCalls.listMyRedemptions, { query: { page: page || undefined } });

/** Queries are named by the token of the tab. */
const accountsApi = baseApi.enhanceEndpoints({ addTagTypes: ['accountLink', 'memberAccounts'] }).injectEndpoints({
  endpoints: (on) => ({
    accountLink: on.query<AccountLink, string>({
      query: () => request(memberAccountCalls.getAccountLink),
      transformResponse: linkOf,
      keepUnusedDataFor: 0,
      providesTags: ['accountLink'],
    }),
    linkAccount: on.mutation<AccountLink, Keyed<Unpaged<MemberLoginBody>>>({
      query: ({ body, key }) => request(memberAccountCalls.linkAccount, { body: onThisPage(body), key }),
      transformResponse: linkOf,
      invalidatesTags: (_linked, fault) => (fault ? [] : ['accountLink']),
    }),
    endAccountLink: on.mutation<unknown, void>({
      query: () => request(memberAccountCalls.endAccountLink, { body: {} }),
      invalidatesTags: ['accountLink'],
    }),
    memberAccounts: on.query<MemberAccountRow[], string>({
      query: () => request(memberAccountCalls.listMemberAccounts),
      transformResponse: ({ data }: MemberAccountsView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['memberAccounts'],
    }),
    unlinkAccount: on.mutation<unknown, number>({
      query: (account) => request(memberAccountCalls.unlinkAccount, { params: { account }, body: {} }),
      invalidatesTags: ['memberAccounts'],
    }),
    myRedemptions: on.infiniteQuery<MyRedemptionsView, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ pageParam }) => askMyRedemptions(pageParam),
      keepUnusedDataFor: 0,
      providesTags: ['memberAccounts'],
    }),
  }),
});

export const {
  useAccountLinkQuery,
  useLinkAccountMutation,
  useEndAccountLinkMutation,
  useMemberAccountsQuery,
  useUnlinkAccountMutation,
  useMyRedemptionsInfiniteQuery,
} = accountsApi;
