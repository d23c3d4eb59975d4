import { addressOf } from '@hub/contracts/call-address';
import { auditExportCalls } from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';
import type { AuditExportListView, AuditExportRow, AuditExportView } from '@hub/contracts/identity';
import type { AuditFilters } from '../audit-address.ts';

export type ExportWish = { body: AuditFilters & { reason: string }; key: string };

const exportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['auditExports'] }).injectEndpoints({
  endpoints: (on) => ({
    auditExports: on.query<AuditExportRow[], void>({
      query: () => request(auditExportCalls.listExports),
      transformResponse: ({ data }: AuditExportListView) => data,
      providesTags: ['auditExports'],
    }),
    askAuditExport: on.mutation<AuditExportRow, ExportWish>({
      query: ({ body, key }) => request(auditExportCalls.requestExport, { body, key }),
      transformResponse: ({ data }: AuditExportView) => data,
      invalidatesTags: (_row, fault) => (fault ? [] : ['auditExports']),
    }),
    cancelAuditExport: on.mutation<AuditExportRow, string>({
      query: (id) => request(auditExportCalls.cancelExport, { params: { export: id }, body: {} }),
      transformResponse: ({ data }: AuditExportView) => data,
      invalidatesTags: ['auditExports'],
    }),
  }),
});

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const fileAddress = (id: string): string => addressOf(auditExportCalls.fetchExport, { params: { export: id } });

export const { useAuditExportsQuery, useAskAuditExportMutation, useCancelAuditExportMutation } = exportsApi;
