import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { playerApi } from './player.api.ts';

/** The same objects at every call. */
export function usePlayerApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => playerApi(desk), [desk]);
}
