import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { macrosApi } from './macros.api.ts';

/** The same objects at every call. */
export function useMacrosApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => macrosApi(desk), [desk]);
}
