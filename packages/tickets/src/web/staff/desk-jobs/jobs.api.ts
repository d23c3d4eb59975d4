import { addressOf } from '@hub/contracts/call-address';
import { deskJobCalls, exportCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { DeskJobsView, DeskJobView } from '@hub/contracts/jobs';
import type { Desk, DeskMaintenance, DeskMaintenanceView } from '@hub/contracts/tickets';

/** Empty texts choose nothing. */
export type JobChoice = { whose: string; state: string };

export function jobsApi(desk: Desk) {
  const key = desk.key as 'desk';
  const calls = deskJobCalls(desk);
  const tag = `${key}Jobs` as const;
  const named = { list: `${key}_jobs`, keeping: `${key}_jobs_keeping`, act: `${key}_job_act` } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<DeskJobsView, JobChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) => request(calls.listJobs, { query: { ...queryArg, page: pageParam } }),
        providesTags: [tag],
      }),
      [named.keeping]: on.query<DeskMaintenance, void>({
        query: () => request(calls.getKeeping),
        transformResponse: ({ data }: DeskMaintenanceView) => data,
        providesTags: [tag],
      }),
      [named.act]: on.mutation<DeskJobView, { id: string; deed: 'cancel' | 'retry' }>({
        query: ({ id, deed }) => request(calls[`${deed}Job`], { params: { job: id }, body: {} }),
        invalidatesTags: [tag],
      }),
    }),
  });
  return {
    list: endpoints[named.list],
    keeping: endpoints[named.keeping],
    act: endpoints[named.act],
    /** The browser fetches it itself, so that it never lies in the memory of the page. */
    fileAddress: (id: string) =>
      addressOf(exportCalls(desk).fetchExport, { params: { export: id.replace(/^export-/, '') } }),
  };
}
