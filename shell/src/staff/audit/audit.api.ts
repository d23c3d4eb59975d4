import { auditCalls } from '@hub/contracts/identity';
import { baseApi, request } from '@hub/web';
import type { AuditDetail, AuditDetailView, AuditListView, AuditOverviewView } from '@hub/contracts/identity';
import type { AuditFilters } from './audit-address.ts';

const auditApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    auditSearch: on.infiniteQuery<AuditListView, AuditFilters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg, pageParam }) =>
        request(auditCalls.searchAudit, { query: { ...queryArg, page: pageParam || undefined } }),
    }),
    auditRow: on.query<AuditDetail, number>({
      query: (id) => request(auditCalls.getAuditEntry, { params: { id } }),
      transformResponse: ({ data }: AuditDetailView) => data,
    }),
    auditOverview: on.query<AuditOverviewView['data'], void>({
      query: () => request(auditCalls.getAuditOverview),
      transformResponse: ({ data }: AuditOverviewView) => data,
    }),
  }),
});

export const { useAuditSearchInfiniteQuery, useAuditRowQuery, useAuditOverviewQuery } = auditApi;
