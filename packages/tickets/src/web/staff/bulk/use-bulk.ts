import { newKey, useDispatch, type Dispatch } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import type { BulkBody, BulkView } from '@hub/contracts/tickets';
import { useEffect, useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import { sentenceOf } from '../work/use-case-work.ts';

const LOOK_MS = 1_000;

export type BulkWork = {
  begin: (body: BulkBody) => void;
  busy: boolean;
  refusal: string | undefined;
  /** How far it is; undefined before it began. */
  state: BulkView['data'] | undefined;
};

/** One key, however often it is pressed. */
export function useBulk(away: string): BulkWork {
  const { work } = useStaffDesk();
  const dispatch = useDispatch<Dispatch>();
  const [key] = useState(newKey);
  const [send, { data: begun, isLoading: busy, error }] = work.bulk.useMutation();
  const [refusal, setRefusal] = useState<string>();
  const id = begun?.id ?? 0;
  const [over, setOver] = useState(false);
  const { currentData } = work.bulkState.useQuery(id, { skip: id === 0, pollingInterval: over ? 0 : LOOK_MS });
  const state = currentData ?? begun;
  const left = state?.left;
  useSessionEnd(error);
  useEffect(() => {
    if (left !== 0) return;
    setOver(true);
    dispatch(work.changedMany());
  }, [left, dispatch, work]);
  const begin = (body: BulkBody) => {
    setRefusal(undefined);
    send({ body, key })
      .unwrap()
      .catch((fault: unknown) => setRefusal(sentenceOf(fault) ?? away));
  };
  return { begin, busy, refusal, state };
}
