import type { ServiceName } from '@hub/contracts/shared';
import {
  serviceJobCalls,
  type DeskJobsView,
  type DeskJobView,
  type ServiceMaintenance,
  type ServiceMaintenanceView,
} from '@hub/contracts/jobs';
import { baseApi, request } from '@hub/web';
import type { JobChoice } from './jobs.api.ts';

type Asked = { service: ServiceName; choice: JobChoice };
type Deed = { service: ServiceName; id: string; deed: 'cancel' | 'retry' };

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['serviceJobs'] }).injectEndpoints({
  endpoints: (on) => ({
    serviceJobs: on.infiniteQuery<DeskJobsView, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { service, choice }, pageParam }) =>
        request(serviceJobCalls(service).listJobs, { query: { ...choice, page: pageParam } }),
      providesTags: (_page, _fault, { service }) => [{ type: 'serviceJobs', id: service }],
    }),
    serviceKeeping: on.query<ServiceMaintenance, ServiceName>({
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
