import { accountCalls } from '@hub/contracts/identity';
import type {
  Account,
  AccountRightsBody,
  AccountsView,
  AccountView,
  NewAccountBody,
  OneTimePasswordView,
} from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';

/** What is done to an account without further words. */
export type AccountDeed = 'disableAccount' | 'enableAccount' | 'resetFactor' | 'endAccountSessions';

const accountsApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffAccounts'] }).injectEndpoints({
  endpoints: (on) => ({
    accounts: on.query<AccountsView, { q: string; page: string }>({
      query: (asked) => request(accountCalls.listAccounts, { query: asked }),
      // Pages of one question grow into one list.
      serializeQueryArgs: ({ queryArgs: { q } }) => q,
      merge: (known, { data, page }, { arg }) => {
        known.data = arg.page ? [...known.data, ...data] : data;
        known.page = page;
      },
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.page !== previousArg?.page,
      keepUnusedDataFor: 0,
    }),
    account: on.query<Account, number>({
      query: (id) => request(accountCalls.getAccount, { params: { id } }),
      transformResponse: ({ data }: AccountView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['staffAccounts'],
    }),
    addAccount: on.mutation<OneTimePasswordView['data'], NewAccountBody>({
      query: (body) => request(accountCalls.createAccount, { body }),
      transformResponse: ({ data }: OneTimePasswordView) => data,
    }),
    changeAccount: on.mutation<AccountView, { id: number; body: AccountRightsBody }>({
      query: ({ id, body }) => request(accountCalls.changeAccount, { params: { id }, body }),
      invalidatesTags: (_view, fault) => (fault && fault.status !== 409 ? [] : ['staffAccounts']),
    }),
    doToAccount: on.mutation<AccountView, { id: number; deed: AccountDeed }>({
      query: ({ id, deed }) => request(accountCalls[deed], { params: { id }, body: {} }),
      invalidatesTags: ['staffAccounts'],
    }),
    endAccountSession: on.mutation<AccountView, { id: number; ref: string }>({
      query: ({ id, ref }) => request(accountCalls.endAccountSession, { params: { id, ref }, body: {} }),
      invalidatesTags: ['staffAccounts'],
    }),
    resetPassword: on.mutation<OneTimePasswordView['data'], number>({
      query: (id) => request(accountCalls.resetPassword, { params: { id }, body: {} }),
      transformResponse: ({ data }: OneTimePasswordView) => data,
      invalidatesTags: (_done, fault) => (fault ? [] : ['staffAccounts']),
    }),
  }),
});

export const {
  useAccountsQuery,
  useAccountQuery,
  useAddAccountMutation,
  useChangeAccountMutation,
  useDoToAccountMutation,
  useEndAccountSessionMutation,
  useResetPasswordMutation,
} = accountsApi;
