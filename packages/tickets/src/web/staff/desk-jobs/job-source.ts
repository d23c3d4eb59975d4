import type { DeskJobsView } from '@hub/contracts/jobs';
import type { Desk } from '@hub/contracts/tickets';
import { jobsApi, type JobChoice } from './jobs.api.ts';
import { useActOnServiceJob, useServiceJobs } from './service-jobs.api.ts';

type Polling = { refetchOnMountOrArgChange: true; pollingInterval: number };
type Listed = {
  data?: { pages: DeskJobsView[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};
type Wish = { id: string; deed: 'cancel' | 'retry' };

/** Where background work is looked at: the desk itself, or a service beside it. The same one however often it is asked for. */
export type JobSource = {
  service: string;
  useList: (choice: JobChoice, options: Polling) => Listed;
  useAct: () => readonly [act: (wish: Wish) => unknown, state: { isLoading: boolean; error?: unknown }];
  fileAddress: (id: string) => string;
};

export function deskJobSource(desk: Desk): JobSource {
  const { list, act, fileAddress } = jobsApi(desk);
  return {
    service: desk.key,
    useList: (choice, options) => list.useInfiniteQuery(choice, options),
    useAct: () => act.useMutation(),
    fileAddress,
  };
}

const sources = new Map<string, JobSource>();

export function serviceJobSource(service: string, file: string | undefined): JobSource {
  const known = sources.get(service) ?? sourceOf(service, file);
  sources.set(service, known);
  return known;
}

const sourceOf = (service: string, file: string | undefined): JobSource => ({
  service,
  useList: (choice, options) => useServiceJobs({ service, choice }, options),
  useAct: () => {
    const [act, state] = useActOnServiceJob();
    return [(wish) => act({ ...wish, service }), state];
  },
  fileAddress: (id) => file?.replace(':export', encodeURIComponent(id.replace(/^export-/, ''))) ?? '',
});
