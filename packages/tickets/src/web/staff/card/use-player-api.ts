import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { playerApi } from './player.api.ts';

/** The calls of this desk about the player of a case; they are the same ones however often they are asked for. */
export function usePlayerApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => playerApi(desk), [desk]);
}
