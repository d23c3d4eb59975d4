import { TicketClosed, TicketUnanswered } from './ticket.errors.ts';

/** 0 new · 1 in work · 2 a person answered · 7 answered in bulk · 4 closed. */
export type StatusCode = 0 | 1 | 2 | 4 | 7;
export type TicketEvent = 'follow-up' | 'answer' | 'close';

/** Every move there is. What is not here cannot happen: a closed ticket takes no reply. */
export const ticketMoves: Record<TicketEvent, Partial<Record<StatusCode, StatusCode>>> = {
  'follow-up': { 0: 1, 1: 1, 2: 1, 7: 1 },
  answer: { 0: 2, 1: 2, 2: 2, 7: 2 },
  close: { 1: 4, 2: 4, 7: 4 },
};

/** The status after an event; `TicketClosed` when the ticket does not take it, `TicketUnanswered` when it is new. */
export function statusAfter(event: TicketEvent, status: number): StatusCode {
  const next = ticketMoves[event][status as StatusCode];
  if (next === undefined) throw event === 'close' && status === 0 ? new TicketUnanswered() : new TicketClosed();
  return next;
}
