import { useStaffDesk } from '../staff-desk-context.ts';

const EVERY_MS = 30_000;

export function useCounts() {
  const { api, signedIn } = useStaffDesk();
  const { data } = api.counts.useQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    skip: !signedIn,
  });
  return data;
}

export function useFilters() {
  const { api, signedIn } = useStaffDesk();
  const { data = [] } = api.filters.useQuery(undefined, { skip: !signedIn });
  return data;
}
