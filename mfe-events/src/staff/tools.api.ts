import { roleCalls } from '@hub/contracts/catalog';
import { compensationCalls, deliveryBatchCalls } from '@hub/contracts/events';
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
import { baseApi, request } from '@hub/web';

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
          request(deliveryBatchCalls.listBatches, {
            query: { game_id: game || undefined, state: state || undefined, page: pageParam || undefined },
          }),
        providesTags: ['deliveries'],
      }),
      dryRun: on.query<DryRun, number>({
        query: (id) => request(deliveryBatchCalls.getBatch, { params: { batch: id } }),
        transformResponse: ({ data }: DryRunView) => data,
        providesTags: ['deliveries', 'staffApprovals'],
        keepUnusedDataFor: 0,
      }),
      askRelease: on.mutation<ReleaseView, { id: number; body: ReleaseBody; key: string }>({
        query: ({ id, body, key }) => request(deliveryBatchCalls.releaseBatch, { params: { batch: id }, body, key }),
        invalidatesTags: ['deliveries', 'staffApprovals'],
      }),
      quota: on.query<Quota, string>({
        query: (game) => request(compensationCalls.getQuota, { query: { game_id: game } }),
        transformResponse: ({ data }: QuotaView) => data,
        providesTags: ['deliveryQuota'],
      }),
      saveQuota: on.mutation<Quota, { body: QuotaBody; version: number }>({
        query: ({ body, version }) => request(compensationCalls.changeQuota, { body, version }),
        transformResponse: ({ data }: QuotaView) => data,
        invalidatesTags: ['deliveryQuota'],
      }),
      compensate: on.mutation<CompensationView['data'], { body: CompensationBody; key: string }>({
        query: ({ body, key }) => request(compensationCalls.compensate, { body, key }),
        transformResponse: ({ data }: CompensationView) => data,
        invalidatesTags: ['deliveries', 'deliveryQuota', 'staffApprovals'],
      }),
      lookUpRole: on.mutation<StaffRoleView['data'], RoleLookupBody>({
        query: (body) => request(roleCalls.lookUpRole, { body }),
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
