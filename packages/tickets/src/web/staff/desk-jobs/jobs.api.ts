import { baseApi } from '@hub/web';
import type { DeskJobsView, DeskJobView } from '@hub/contracts/jobs';
import type { Desk, DeskKeeping, DeskKeepingView } from '@hub/contracts/tickets';

/** Empty texts choose nothing. */
export type JobChoice = { whose: string; state: string };

/** The calls of a desk about its background work. */
export function jobsApi(desk: Desk) {
  const key = desk.key as 'desk';
  const base = `/api/staff/${desk.api}/jobs`;
  const tag = `${key}Jobs` as const;
  const named = { list: `${key}_jobs`, keeping: `${key}_jobs_keeping`, act: `${key}_job_act` } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<DeskJobsView, JobChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) => `${base}?${new URLSearchParams({ ...queryArg, page: pageParam })}`,
        providesTags: [tag],
      }),
      [named.keeping]: on.query<DeskKeeping, void>({
        query: () => `${base}/keeping`,
        transformResponse: ({ data }: DeskKeepingView) => data,
        providesTags: [tag],
      }),
      [named.act]: on.mutation<DeskJobView, { id: string; deed: 'cancel' | 'retry' }>({
        query: ({ id, deed }) => ({ url: `${base}/${id}/${deed}`, method: 'POST', body: {} }),
        invalidatesTags: [tag],
      }),
    }),
  });
  return {
    list: endpoints[named.list],
    keeping: endpoints[named.keeping],
    act: endpoints[named.act],
    /** The browser fetches it itself, so that it never lies in the memory of the page. */
    fileAddress: (id: string) => `/api/staff/${desk.api}/exports/${id.replace(/^export-/, '')}`,
  };
}
