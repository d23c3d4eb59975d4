import { CaseOpen } from './work/work.errors.ts';
import { TicketClosed, TicketUnanswered } from './ticket.errors.ts';

/** 0 new · 1 in work · 2 a person answered · 7 answered in bulk · 4 closed. */
export type StatusCode = 0 | 1 | 2 | 4 | 7;
/** `close` is the owner's, `end` the staff's, also when a case is merged into another. */
export type TicketEvent = 'follow-up' | 'take' | 'answer' | 'bulk-answer' | 'close' | 'end' | 'reopen';

/**
 * Every move there is. What is not here cannot happen: a closed ticket takes no reply. An answer to many leaves an answer
 * of a person what it is: it may still be unread.
 */
export const ticketMoves: Record<TicketEvent, Partial<Record<StatusCode, StatusCode>>> = {
  'follow-up': { 0: 1, 1: 1, 2: 1, 7: 1 },
  take: { 0: 1, 1: 1, 2: 2, 7: 7 },
  answer: { 0: 2, 1: 2, 2: 2, 7: 2 },
  'bulk-answer': { 0: 7, 1: 7, 2: 2, 7: 7 },
  close: { 1: 4, 2: 4, 7: 4 },
  end: { 0: 4, 1: 4, 2: 4, 7: 4 },
  reopen: { 4: 1 },
};

/**
 * The status after an event; `TicketClosed` when the ticket does not take it, `TicketUnanswered` when it is new and its
 * owner closes it, `CaseOpen` when it is opened anew and is open.
 */
export function statusAfter(event: TicketEvent, status: number): StatusCode {
  const next = ticketMoves[event][status as StatusCode];
  if (next !== undefined) return next;
  if (event === 'reopen') throw new CaseOpen();
  throw event === 'close' && status === 0 ? new TicketUnanswered() : new TicketClosed();
}
