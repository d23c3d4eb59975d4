import {
  accountHoldCalls,
  type AccountHoldBody,
  type AccountHoldQuery,
  type AccountHoldView,
  type AccountReleaseBody,
} from '@hub/contracts/support';
import { baseApi, request } from '@hub/web';

export type Hold = AccountHoldView['data'];
const dataOf = ({ data }: AccountHoldView): Hold => data;

const holdsApi = baseApi.enhanceEndpoints({ addTagTypes: ['account-hold'] }).injectEndpoints({
  endpoints: (on) => ({
    accountHold: on.query<Hold, AccountHoldQuery>({
      query: (account) => request(accountHoldCalls.getAccountHold, { query: account }),
      transformResponse: dataOf,
      providesTags: ['account-hold'],
    }),
    holdAccount: on.mutation<Hold, AccountHoldBody>({
      query: (body) => request(accountHoldCalls.holdAccount, { body }),
      transformResponse: dataOf,
      invalidatesTags: ['account-hold'],
    }),
    releaseAccount: on.mutation<Hold, AccountReleaseBody>({
      query: (body) => request(accountHoldCalls.releaseAccount, { body }),
      transformResponse: dataOf,
      invalidatesTags: ['account-hold'],
    }),
  }),
});

export const { useAccountHoldQuery, useHoldAccountMutation, useReleaseAccountMutation } = holdsApi;
