import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { macrosApi } from './macros.api.ts';

/** The calls of this desk's canned replies; they are the same ones however often they are asked for. */
export function useMacrosApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => macrosApi(desk), [desk]);
}
