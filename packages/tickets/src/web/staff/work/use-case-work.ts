import { isApiFault } from '@hub/web';
import { useState } from 'react';
import type { News } from '../case/use-news.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useSessionEnd } from '../use-session-end.ts';
import type { WorkArg } from './staff-work.api.ts';

export type CaseWorker = {
  /** Changes the case; what comes back is no news to who did it. Throws the fault. */
  change: (arg: Omit<WorkArg, 'id'>) => Promise<StaffTicket>;
  /** The same from a button: a refusal stands in `refusal` instead. */
  press: (arg: Omit<WorkArg, 'id'>) => void;
  busy: boolean;
  refusal: string | undefined;
};

/** Sentence of a refusal, whatever field it stands at; undefined for one without words. */
export const sentenceOf = (fault: unknown): string | undefined =>
  isApiFault(fault) ? (fault.fields.msg ?? Object.values(fault.fields)[0]) : undefined;

/** Changes of one case by this person. */
export function useCaseWork(ticket: StaffTicket, news: News, away: string): CaseWorker {
  const { work } = useStaffDesk();
  const [send, { isLoading: busy, error }] = work.change.useMutation();
  const [refusal, setRefusal] = useState<string>();
  useSessionEnd(error);
  const change = async (arg: Omit<WorkArg, 'id'>) => {
    setRefusal(undefined);
    const changed = await send({ id: ticket.id, ...arg }).unwrap();
    news.own(changed);
    return changed;
  };
  const press = (arg: Omit<WorkArg, 'id'>) => {
    change(arg).catch((fault: unknown) => setRefusal(sentenceOf(fault) ?? away));
  };
  return { change, press, busy, refusal };
}
