import type { DoneView, StaffSessionRow, StaffSessionsView } from '@hub/contracts/identity';
import { baseApi } from '@hub/web';

const post = (path: string) => ({ url: `/api/staff/${path}`, method: 'POST' as const, body: {} });

/** The own second factor and browsers. */
const myAccountApi = baseApi.enhanceEndpoints({ addTagTypes: ['staffMe', 'staffSessions'] }).injectEndpoints({
  endpoints: (on) => ({
    mySessions: on.query<StaffSessionRow[], void>({
      query: () => '/api/staff/sessions',
      transformResponse: ({ data }: StaffSessionsView) => data,
      keepUnusedDataFor: 0,
      providesTags: ['staffSessions'],
    }),
    endSession: on.mutation<DoneView, string>({
      query: (ref) => post(`sessions/${ref}/end`),
      invalidatesTags: ['staffSessions'],
    }),
    endOtherSessions: on.mutation<DoneView, void>({
      query: () => post('sessions/end_others'),
      invalidatesTags: ['staffSessions'],
    }),
    renewRecoveryCodes: on.mutation<string[], void>({
      query: () => post('recovery_codes'),
      transformResponse: ({ data }: { data: { recovery_codes: string[] } }) => data.recovery_codes,
      invalidatesTags: (_codes, fault) => (fault ? [] : ['staffMe']),
    }),
    removeFactor: on.mutation<DoneView, void>({ query: () => post('second_factor/remove') }),
  }),
});

export const {
  useMySessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
} = myAccountApi;
