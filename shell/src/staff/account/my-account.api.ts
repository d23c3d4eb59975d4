import { signInCalls } from '@hub/contracts/identity';
import type { DoneView, StaffSessionRow, StaffSessionsView } from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';

const myAccountApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe', 'staffSessions'] }).injectEndpoints({
  endpoints: (on) => ({
    mySessions: on.query<StaffSessionRow[], void>({
      query: () => request(signInCalls.listSessions),
      transformResponse: ({ data }: StaffSessionsView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['staffSessions'],
    }),
    endSession: on.mutation<DoneView, string>({
      query: (ref) => request(signInCalls.endSession, { params: { ref }, body: {} }),
      invalidatesTags: ['staffSessions'],
    }),
    endOtherSessions: on.mutation<DoneView, void>({
      query: () => request(signInCalls.endOtherSessions, { body: {} }),
      invalidatesTags: ['staffSessions'],
    }),
    renewRecoveryCodes: on.mutation<string[], void>({
      query: () => request(signInCalls.renewRecoveryCodes, { body: {} }),
      transformResponse: ({ data }: { data: { recovery_codes: string[] } }) => data.recovery_codes,
      invalidatesTags: (_codes, fault) => (fault ? [] : ['staffMe']),
    }),
    removeFactor: on.mutation<DoneView, void>({ query: () => request(signInCalls.removeFactor, { body: {} }) }),
  }),
});

export const {
  useMySessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
} = myAccountApi;
