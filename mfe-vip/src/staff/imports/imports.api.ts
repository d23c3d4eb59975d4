import {
  vipImportCalls,
  type VipImport,
  type VipImportsView,
  type VipImportView,
  type VipLineKind,
  type VipLinesView,
} from '@hub/contracts/vip';
import { baseApi, request } from '@hub/web';
import { dataOf, paged } from '../paged.ts';

type Seen = { id: number; version: number };

const imports = ['vip-imports' as const];

const importsApi = baseApi.enhanceEndpoints({ addTagTypes: imports }).injectEndpoints({
  endpoints: (on) => ({
    vipImports: on.infiniteQuery<VipImportsView, void, string>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) => request(vipImportCalls.listVipImports, { query: { page: pageParam } }),
      providesTags: imports,
    }),
    vipImport: on.query<VipImport, number>({
      query: (id) => request(vipImportCalls.getVipImport, { params: { import: id } }),
      transformResponse: dataOf<VipImport>,
      providesTags: imports,
    }),
    vipImportLines: on.infiniteQuery<VipLinesView, { id: number; kind: VipLineKind }, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { id, kind }, pageParam }) =>
        request(vipImportCalls.listVipImportLines, { params: { import: id }, query: { kind, page: pageParam } }),
      providesTags: imports,
    }),
    requestVipImport: on.mutation<VipImportView, Seen & { body: { reason: string } }>({
      query: ({ id, version, body }) =>
        request(vipImportCalls.requestVipImport, { params: { import: id }, body, version }),
      invalidatesTags: imports,
    }),
    cancelVipImport: on.mutation<VipImportView, Seen>({
      query: ({ id, version }) =>
        request(vipImportCalls.cancelVipImport, { params: { import: id }, body: {}, version }),
      invalidatesTags: imports,
    }),
  }),
});

export const {
  useVipImportsInfiniteQuery,
  useVipImportQuery,
  useVipImportLinesInfiniteQuery,
  useRequestVipImportMutation,
  useCancelVipImportMutation,
} = importsApi;
