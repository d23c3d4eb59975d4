import { isApiFault, useStaffMeQuery } from '@hub/web';
import { useEffect } from 'react';

/** A call that was refused for want of a session: the frame learns of it by asking anew who is signed in. */
export function useSessionEnd(fault: unknown): void {
  const { refetch } = useStaffMeQuery();
  useEffect(() => {
    if (isApiFault(fault) && fault.status === 401) void refetch();
  }, [fault, refetch]);
}
