import { codeExportCalls } from '@hub/contracts/events';
import { auditExportCalls } from '@hub/contracts/identity';
import {
  serviceJobCalls,
  type DeskJobsView,
  type DeskJobView,
  type JobService,
  type ServiceMaintenance,
  type ServiceMaintenanceView,
} from '@hub/contracts/jobs';
import { addressOf } from '@hub/contracts/call-address';
import { baseApi, request } from '@hub/web';
import type { JobChoice } from './jobs.api.ts';

/** Where the files of a service are fetched; one without files has none. */
const files = { events: codeExportCalls.fetchExport, identity: auditExportCalls.fetchExport, catalog: null };

type Asked = { service: JobService; choice: JobChoice };
type Deed = { service: JobService; id: string; deed: 'cancel' | 'retry' };

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['serviceJobs'] }).injectEndpoints({
  endpoints: (on) => ({
    serviceJobs: on.infiniteQuery<DeskJobsView, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { service, choice }, pageParam }) =>
        request(serviceJobCalls(service).listJobs, { query: { ...choice, page: pageParam } }),
      providesTags: (_page, _fault, { service }) => [{ type: 'serviceJobs', id: service }],
    }),
    serviceKeeping: on.query<ServiceMaintenance, JobService>({
      query: (service) => request(serviceJobCalls(service).getKeeping),
      transformResponse: ({ data }: ServiceMaintenanceView) => data,
      providesTags: (_page, _fault, service) => [{ type: 'serviceJobs', id: service }],
    }),
    actOnServiceJob: on.mutation<DeskJobView, Deed>({
      query: ({ service, id, deed }) =>
        request(serviceJobCalls(service)[`${deed}Job`], { params: { job: id }, body: {} }),
      invalidatesTags: (_job, _fault, { service }) => [{ type: 'serviceJobs', id: service }],
    }),
  }),
});

export const { useInfiniteQuery: useServiceJobs } = endpoints.serviceJobs;
export const { useQuery: useServiceKeeping } = endpoints.serviceKeeping;
export const { useMutation: useActOnServiceJob } = endpoints.actOnServiceJob;

export function serviceFile(service: JobService, id: string): string {
  const call = files[service];
  return call ? addressOf(call, { params: { export: id.replace(/^export-/, '') } }) : '';
}
