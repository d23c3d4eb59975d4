import type {
  CodeExportBody,
  CodeExportListView,
  CodeExportRow,
  CodeExportView,
  LocksView,
  LockView,
  RedemptionsView,
  SubstituteBody,
  SubstituteView,
} from '@hub/contracts/events';
import { baseApi } from '@hub/web';

const BASE = '/api/staff/events';
const EXPORTS = `${BASE}/exports`;
const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
const filled = (query: Record<string, string>) =>
  String(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')));

export type RedemptionChoice = { id: number; category: string; mail: string; batch: string; find: string };
export type LockChoice = { id: number; which: 'locked' | 'all'; find: string };

/** What players did at one event, and what is done for them. */
const redemptionsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staffEvents', 'redemptions', 'codeExports', 'staffApprovals'] })
  .injectEndpoints({
    endpoints: (on) => ({
      redemptions: on.infiniteQuery<RedemptionsView, RedemptionChoice, string>({
        infiniteQueryOptions: paged,
        query: ({ queryArg: { id, ...query }, pageParam }) =>
          `${BASE}/${id}/redemptions?${filled({ ...query, page: pageParam })}`,
        providesTags: ['redemptions'],
      }),
      locks: on.infiniteQuery<LocksView, LockChoice, string>({
        infiniteQueryOptions: paged,
        query: ({ queryArg: { id, ...query }, pageParam }) =>
          `${BASE}/${id}/locks?${filled({ ...query, page: pageParam })}`,
        providesTags: ['redemptions'],
      }),
      unlock: on.mutation<LockView, { id: number; body: { reason: string }; key: string }>({
        query: ({ id, body, key }) => ({ url: `/api/staff/locks/${id}/unlock`, method: 'POST', body, key }),
        invalidatesTags: ['redemptions', 'staffEvents'],
      }),
      substitute: on.mutation<SubstituteView['data'], { id: number; body: SubstituteBody; key: string }>({
        query: ({ id, body, key }) => ({ url: `${BASE}/${id}/substitutes`, method: 'POST', body, key }),
        transformResponse: ({ data }: SubstituteView) => data,
        invalidatesTags: ['redemptions', 'staffEvents', 'staffApprovals'],
      }),
      codeExports: on.query<CodeExportRow[], void>({
        query: () => EXPORTS,
        transformResponse: ({ data }: CodeExportListView) => data,
        providesTags: ['codeExports'],
      }),
      askCodeExport: on.mutation<CodeExportRow, { body: CodeExportBody; key: string }>({
        query: ({ body, key }) => ({ url: EXPORTS, method: 'POST', body, key }),
        transformResponse: ({ data }: CodeExportView) => data,
        invalidatesTags: (_row, fault) => (fault ? [] : ['codeExports']),
      }),
      cancelCodeExport: on.mutation<CodeExportRow, string>({
        query: (id) => ({ url: `${EXPORTS}/${id}/cancel`, method: 'POST', body: {} }),
        transformResponse: ({ data }: CodeExportView) => data,
        invalidatesTags: ['codeExports'],
      }),
    }),
  });

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const fileAddress = (id: string): string => `${EXPORTS}/${id}`;

export const {
  useRedemptionsInfiniteQuery,
  useLocksInfiniteQuery,
  useUnlockMutation,
  useSubstituteMutation,
  useCodeExportsQuery,
  useAskCodeExportMutation,
  useCancelCodeExportMutation,
} = redemptionsApi;
