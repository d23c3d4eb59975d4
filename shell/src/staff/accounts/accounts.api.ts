import type {
  Account,
  AccountRightsBody,
  AccountsView,
  AccountView,
  NewAccountBody,
  OneTimePasswordView,
} from '@hub/contracts/identity';
import { baseApi } from '@hub/web';

const path = (id: number, rest = '') => `/api/staff/accounts/${id}${rest}`;

/** What is done to an account without further words. */
export type AccountDeed = 'disable' | 'enable' | 'reset_factor' | 'sessions/end';

const accountsApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffAccounts'] }).injectEndpoints({
  endpoints: (on) => ({
    accounts: on.query<AccountsView, { q: string; page: string }>({
      query: (asked) => `/api/staff/accounts?${new URLSearchParams(asked)}`,
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
      query: (id) => path(id),
      transformResponse: ({ data }: AccountView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['staffAccounts'],
    }),
    addAccount: on.mutation<OneTimePasswordView['data'], NewAccountBody>({
      query: (body) => ({ url: '/api/staff/accounts', method: 'POST', body }),
      transformResponse: ({ data }: OneTimePasswordView) => data,
    }),
    changeAccount: on.mutation<AccountView, { id: number; body: AccountRightsBody }>({
      query: ({ id, body }) => ({ url: path(id), method: 'PUT', body }),
      invalidatesTags: (_view, fault) => (fault && fault.status !== 409 ? [] : ['staffAccounts']),
    }),
    doToAccount: on.mutation<AccountView, { id: number; deed: AccountDeed }>({
      query: ({ id, deed }) => ({ url: path(id, `/${deed}`), method: 'POST', body: {} }),
      invalidatesTags: ['staffAccounts'],
    }),
    endAccountSession: on.mutation<AccountView, { id: number; ref: string }>({
      query: ({ id, ref }) => ({ url: path(id, `/sessions/${ref}/end`), method: 'POST', body: {} }),
      invalidatesTags: ['staffAccounts'],
    }),
    resetPassword: on.mutation<OneTimePasswordView['data'], number>({
      query: (id) => ({ url: path(id, '/reset_password'), method: 'POST', body: {} }),
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
