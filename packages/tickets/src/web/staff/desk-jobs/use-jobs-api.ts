import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { jobsApi } from './jobs.api.ts';

/** The same objects at every call. */
export function useJobsApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => jobsApi(desk), [desk]);
}
