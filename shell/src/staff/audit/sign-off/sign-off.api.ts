import { signOffCalls } from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';
import type { AuditMonth, AuditMonthRow, AuditMonthsView, AuditMonthView } from '@hub/contracts/identity';

const signOffApi = baseApi.enhanceEndpoints({ addTagTypes: ['auditMonths'] }).injectEndpoints({
  endpoints: (on) => ({
    auditMonths: on.query<AuditMonthRow[], void>({
      query: () => request(signOffCalls.listSignOffs),
      transformResponse: ({ data }: AuditMonthsView) => data,
      providesTags: ['auditMonths'],
    }),
    auditMonth: on.query<AuditMonth, string>({
      query: (month) => request(signOffCalls.getSignOff, { params: { month } }),
      transformResponse: ({ data }: AuditMonthView) => data,
      providesTags: ['auditMonths'],
    }),
    signMonth: on.mutation<AuditMonth, { month: string; note: string }>({
      query: ({ month, note }) => request(signOffCalls.signOff, { params: { month }, body: { note } }),
      transformResponse: ({ data }: AuditMonthView) => data,
      invalidatesTags: ['auditMonths'],
    }),
  }),
});

export const { useAuditMonthsQuery, useAuditMonthQuery, useSignMonthMutation } = signOffApi;
