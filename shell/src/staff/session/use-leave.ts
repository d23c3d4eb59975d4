import { isApiFault } from '@hub/web';
import { forgetDrafts } from '../forget-drafts.ts';
import { useStaffSignOutMutation } from './staff-session.api.ts';

/** Signs out. A full load afterwards: nothing of the one person may stay in the store for the next. */
export function useLeave() {
  const [signOut, { isLoading, error }] = useStaffSignOutMutation();
  const leave = async () => {
    const { error: fault } = await signOut();
    if (fault && !(isApiFault(fault) && fault.status === 401)) return;
    forgetDrafts();
    location.assign('/staff');
  };
  return { leave: () => void leave(), isLeaving: isLoading, failed: error !== undefined };
}
