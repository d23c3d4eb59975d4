import {
  jobsPath,
  type DeskJobsView,
  type DeskJobView,
  type JobService,
  type ServiceKeeping,
  type ServiceKeepingView,
} from '@hub/contracts/jobs';
import { baseApi } from '@hub/web';
import type { JobChoice } from './jobs.api.ts';

/** Where the files of a service are fetched; one without files has none. */
const files: Record<JobService, string> = {
  events: '/api/staff/events/exports',
  identity: '/api/staff/audit/exports',
  catalog: '',
};

type Asked = { service: JobService; choice: JobChoice };
type Deed = { service: JobService; id: string; deed: 'cancel' | 'retry' };

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['serviceJobs'] }).injectEndpoints({
  endpoints: (on) => ({
    serviceJobs: on.infiniteQuery<DeskJobsView, Asked, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ queryArg: { service, choice }, pageParam }) =>
        `${jobsPath(service)}?${new URLSearchParams({ ...choice, page: pageParam })}`,
      providesTags: (_page, _fault, { service }) => [{ type: 'serviceJobs', id: service }],
    }),
    serviceKeeping: on.query<ServiceKeeping, JobService>({
      query: (service) => `${jobsPath(service)}/keeping`,
      transformResponse: ({ data }: ServiceKeepingView) => data,
      providesTags: (_page, _fault, service) => [{ type: 'serviceJobs', id: service }],
    }),
    actOnServiceJob: on.mutation<DeskJobView, Deed>({
      query: ({ service, id, deed }) => ({ url: `${jobsPath(service)}/${id}/${deed}`, method: 'POST', body: {} }),
      invalidatesTags: (_job, _fault, { service }) => [{ type: 'serviceJobs', id: service }],
    }),
  }),
});

export const { useInfiniteQuery: useServiceJobs } = endpoints.serviceJobs;
export const { useQuery: useServiceKeeping } = endpoints.serviceKeeping;
export const { useMutation: useActOnServiceJob } = endpoints.actOnServiceJob;
export const serviceFile = (service: JobService, id: string): string =>
  `${files[service]}/${id.replace(/^export-/, '')}`;
