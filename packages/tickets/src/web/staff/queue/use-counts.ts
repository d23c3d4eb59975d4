import { useStaffDesk } from '../staff-desk-context.ts';

const EVERY_MS = 30_000;

/** The numbers beside views and games, renewed while somebody looks. */
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

/** The saved views of somebody, in their order. */
export function useFilters() {
  const { api, signedIn } = useStaffDesk();
  const { data = [] } = api.filters.useQuery(undefined, { skip: !signedIn });
  return data;
}
