import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { jobsApi } from './jobs.api.ts';

/** The calls of this desk about its background work; they are the same ones however often they are asked for. */
export function useJobsApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => jobsApi(desk), [desk]);
}
