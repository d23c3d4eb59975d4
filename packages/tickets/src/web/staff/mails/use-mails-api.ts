import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mailsApi } from './mails.api.ts';

/** The same objects at every call. */
export function useMailsApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => mailsApi(desk), [desk]);
}
