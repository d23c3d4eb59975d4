import { baseApi } from '@hub/web';
import type { AuditExportListView, AuditExportRow, AuditExportView } from '@hub/contracts/identity';
import type { AuditFilters } from '../audit-address.ts';

const BASE = '/api/staff/audit/exports';

export type ExportWish = { body: AuditFilters & { reason: string }; key: string };

const exportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['auditExports'] }).injectEndpoints({
  endpoints: (on) => ({
    auditExports: on.query<AuditExportRow[], void>({
      query: () => BASE,
      transformResponse: ({ data }: AuditExportListView) => data,
      providesTags: ['auditExports'],
    }),
    askAuditExport: on.mutation<AuditExportRow, ExportWish>({
      query: ({ body, key }) => ({ url: BASE, method: 'POST', body, key }),
      transformResponse: ({ data }: AuditExportView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['auditExports']),
    }),
    cancelAuditExport: on.mutation<AuditExportRow, string>({
      query: (id) => ({ url: `${BASE}/${id}/cancel`, method: 'POST', body: {} }),
      transformResponse: ({ data }: AuditExportView) => data,
      invalidatesTags: ['auditExports'],
    }),
  }),
});

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const fileAddress = (id: string): string => `${BASE}/${id}`;

export const { useAuditExportsQuery, useAskAuditExportMutation, useCancelAuditExportMutation } = exportsApi;
