import { isApiFault, newKey } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useRef, useState } from 'react';
import type { News } from '../case/use-news.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { WorkWish } from './staff-work.api.ts';

export type CaseWorker = {
  /** Changes the case; what comes back is no news to who did it. Throws the fault. */
  change: (arg: WorkWish) => Promise<StaffTicket>;
  /** The same from a button: a refusal stands in `refusal` instead. */
  press: (arg: WorkWish) => void;
  busy: boolean;
  refusal: string | undefined;
};

/** Sentence of a refusal, whatever field it stands at; undefined for one without words. */
export const sentenceOf = (fault: unknown): string | undefined =>
  isApiFault(fault) ? (fault.fields.msg ?? Object.values(fault.fields)[0]) : undefined;

export function useCaseWork(ticket: StaffTicket, news: News, away: string): CaseWorker {
  const { work } = useStaffDesk();
  const [send, { isLoading: busy, error }] = work.change.useMutation();
  const [refusal, setRefusal] = useState<string>();
  useSessionEnd(error);
  const unsettled = useRef<{ deed: string; key: string } | null>(null);
  const change = async (arg: WorkWish) => {
    setRefusal(undefined);
    const deed = JSON.stringify([ticket.id, arg.work, arg.body]);
    // Pressed again after no answer came it is the same submit, which happens once.
    const { key } = unsettled.current?.deed === deed ? unsettled.current : { key: newKey() };
    unsettled.current = { deed, key };
    const changed = await send({ id: ticket.id, version: news.newestVersion(), key, ...arg })
      .unwrap()
      .catch((fault: unknown) => {
        if (isApiFault(fault) && fault.status !== 'OFFLINE' && fault.status < 500) unsettled.current = null;
        throw fault;
      });
    unsettled.current = null;
    news.own(changed);
    return changed;
  };
  const press = (arg: WorkWish) => {
    change(arg).catch((fault: unknown) => setRefusal(sentenceOf(fault) ?? away));
  };
  return { change, press, busy, refusal };
}
