import { addressOf } from '@hub/contracts/call-address';
import { codeExportCalls, redemptionCalls } from '@hub/contracts/events';
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
import { baseApi, request } from '@hub/web';

const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
const filled = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

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
          request(redemptionCalls.listRedemptions, {
            params: { event: id },
            query: filled({ ...query, page: pageParam }),
          }),
        providesTags: ['redemptions'],
      }),
      locks: on.infiniteQuery<LocksView, LockChoice, string>({
        infiniteQueryOptions: paged,
        query: ({ queryArg: { id, ...query }, pageParam }) =>
          request(redemptionCalls.listLocks, { params: { event: id }, query: filled({ ...query, page: pageParam }) }),
        providesTags: ['redemptions'],
      }),
      unlock: on.mutation<LockView, { id: number; body: { reason: string }; key: string }>({
        query: ({ id, body, key }) => request(redemptionCalls.unlock, { params: { lock: id }, body, key }),
        invalidatesTags: ['redemptions', 'staffEvents'],
      }),
      substitute: on.mutation<SubstituteView['data'], { id: number; body: SubstituteBody; key: string }>({
        query: ({ id, body, key }) => request(redemptionCalls.giveSubstitute, { params: { event: id }, body, key }),
        transformResponse: ({ data }: SubstituteView) => data,
        invalidatesTags: ['redemptions', 'staffEvents', 'staffApprovals'],
      }),
      codeExports: on.query<CodeExportRow[], void>({
        query: () => request(codeExportCalls.listExports),
        transformResponse: ({ data }: CodeExportListView) => data,
        providesTags: ['codeExports'],
      }),
      askCodeExport: on.mutation<CodeExportRow, { body: CodeExportBody; key: string }>({
        query: ({ body, key }) => request(codeExportCalls.requestExport, { body, key }),
        transformResponse: ({ data }: CodeExportView) => data,
        invalidatesTags: (_row, fault) => (fault ? [] : ['codeExports']),
      }),
      cancelCodeExport: on.mutation<CodeExportRow, string>({
        query: (id) => request(codeExportCalls.cancelExport, { params: { export: id }, body: {} }),
        transformResponse: ({ data }: CodeExportView) => data,
        invalidatesTags: ['codeExports'],
      }),
    }),
  });

/** The browser fetches it itself, so that it never lies in the memory of the page. */
export const fileAddress = (id: string): string => addressOf(codeExportCalls.fetchExport, { params: { export: id } });

export const {
  useRedemptionsInfiniteQuery,
  useLocksInfiniteQuery,
  useUnlockMutation,
  useSubstituteMutation,
  useCodeExportsQuery,
  useAskCodeExportMutation,
  useCancelCodeExportMutation,
} = redemptionsApi;
