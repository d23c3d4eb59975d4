import { baseApi } from '@hub/web';
import type { AuditDetail, AuditDetailView, AuditListView, AuditOverviewView } from '@hub/contracts/identity';
import { searchOf, type AuditFilters } from './audit-address.ts';

const BASE = '/api/staff/audit';

const auditApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    auditSearch: on.infiniteQuery<AuditListView, AuditFilters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg, pageParam }) =>
        `${BASE}${searchOf(pageParam === '' ? queryArg : ({ ...queryArg, page: pageParam } as AuditFilters))}`,
    }),
    auditRow: on.query<AuditDetail, number>({
      query: (id) => `${BASE}/${id}`,
      transformResponse: ({ data }: AuditDetailView) => data,
    }),
    auditOverview: on.query<AuditOverviewView['data'], void>({
      query: () => `${BASE}/overview`,
      transformResponse: ({ data }: AuditOverviewView) => data,
    }),
  }),
});

export const { useAuditSearchInfiniteQuery, useAuditRowQuery, useAuditOverviewQuery } = auditApi;
