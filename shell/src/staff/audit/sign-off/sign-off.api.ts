import { baseApi } from '@hub/web';
import type { AuditMonth, AuditMonthRow, AuditMonthsView, AuditMonthView } from '@hub/contracts/identity';

const BASE = '/api/staff/audit/sign_offs';

const signOffApi = baseApi.enhanceEndpoints({ addTagTypes: ['auditMonths'] }).injectEndpoints({
  endpoints: (on) => ({
    auditMonths: on.query<AuditMonthRow[], void>({
      query: () => BASE,
      transformResponse: ({ data }: AuditMonthsView) => data,
      providesTags: ['auditMonths'],
    }),
    auditMonth: on.query<AuditMonth, string>({
      query: (month) => `${BASE}/${month}`,
      transformResponse: ({ data }: AuditMonthView) => data,
      providesTags: ['auditMonths'],
    }),
    signMonth: on.mutation<AuditMonth, { month: string; note: string }>({
      query: ({ month, note }) => ({ url: `${BASE}/${month}`, method: 'POST', body: { note } }),
      transformResponse: ({ data }: AuditMonthView) => data,
      invalidatesTags: ['auditMonths'],
    }),
  }),
});

export const { useAuditMonthsQuery, useAuditMonthQuery, useSignMonthMutation } = signOffApi;
