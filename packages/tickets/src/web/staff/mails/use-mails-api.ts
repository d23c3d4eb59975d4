import { useMemo } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mailsApi } from './mails.api.ts';

/** The calls of this desk about its mails; they are the same ones however often they are asked for. */
export function useMailsApi() {
  const { desk } = useStaffDesk();
  return useMemo(() => mailsApi(desk), [desk]);
}
