import type { RoleLookupBody, StaffRoleView } from '@hub/contracts/catalog';
import type {
  BatchesView,
  CompensationBody,
  CompensationView,
  DryRun,
  DryRunView,
  Quota,
  QuotaBody,
  QuotaView,
  ReleaseBody,
  ReleaseView,
} from '@hub/contracts/events';
import { baseApi } from '@hub/web';

const BASE = '/api/staff/deliveries';
const asked = (query: Record<string, string>) => String(new URLSearchParams(query));
const paged = { initialPageParam: '', getNextPageParam: ({ page }: { page: { next: string | null } }) => page.next };
type BatchChoice = { game: string; state: string };

/** Batches, compensation and its quota, the look-up of roles. */
const toolsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['deliveries', 'deliveryQuota', 'staffApprovals'] })
  .injectEndpoints({
    endpoints: (on) => ({
      deliveryBatches: on.infiniteQuery<BatchesView, BatchChoice, string>({
        infiniteQueryOptions: paged,
        query: ({ queryArg: { game, state }, pageParam }) =>
          `${BASE}/batches?${asked({ ...(game && { game_id: game }), ...(state && { state }), ...(pageParam && { page: pageParam }) })}`,
        providesTags: ['deliveries'],
      }),
      dryRun: on.query<DryRun, number>({
        query: (id) => `${BASE}/batches/${id}`,
        transformResponse: ({ data }: DryRunView) => data,
        providesTags: ['deliveries', 'staffApprovals'],
        keepUnusedDataFor: 0,
      }),
      askRelease: on.mutation<ReleaseView, { id: number; body: ReleaseBody; key: string }>({
        query: ({ id, body, key }) => ({ url: `${BASE}/batches/${id}/release`, method: 'POST', body, key }),
        invalidatesTags: ['deliveries', 'staffApprovals'],
      }),
      quota: on.query<Quota, string>({
        query: (game) => `${BASE}/quota?${asked({ game_id: game })}`,
        transformResponse: ({ data }: QuotaView) => data,
        providesTags: ['deliveryQuota'],
      }),
      saveQuota: on.mutation<Quota, { body: QuotaBody; version: number }>({
        query: ({ body, version }) => ({
          url: `${BASE}/quota`,
          method: 'PUT',
          body,
          headers: { 'if-match': String(version) },
        }),
        transformResponse: ({ data }: QuotaView) => data,
        invalidatesTags: ['deliveryQuota'],
      }),
      compensate: on.mutation<CompensationView['data'], { body: CompensationBody; key: string }>({
        query: ({ body, key }) => ({ url: `${BASE}/compensations`, method: 'POST', body, key }),
        transformResponse: ({ data }: CompensationView) => data,
        invalidatesTags: ['deliveries', 'deliveryQuota', 'staffApprovals'],
      }),
      lookUpRole: on.mutation<StaffRoleView['data'], RoleLookupBody>({
        query: (body) => ({ url: '/api/staff/role_lookup', method: 'POST', body }),
        transformResponse: ({ data }: StaffRoleView) => data,
      }),
    }),
  });

export const {
  useDeliveryBatchesInfiniteQuery,
  useDryRunQuery,
  useAskReleaseMutation,
  useQuotaQuery,
  useSaveQuotaMutation,
  useCompensateMutation,
  useLookUpRoleMutation,
} = toolsApi;
