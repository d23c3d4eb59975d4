import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicketClosed, TicketUnanswered } from './ticket.errors.ts';
import { statusAfter, ticketMoves, type StatusCode, type TicketEvent } from './ticket.moves.ts';
import { CaseOpen } from './work/work.errors.ts';

const events = Object.keys(ticketMoves) as TicketEvent[];
const openings: TicketEvent[] = ['reopen'];
const statuses: StatusCode[] = [0, 1, 2, 4, 7];

/** Where each event leads from 0, 1, 2, 4 and 7; a word is the refusal. */
const table: [TicketEvent, ...(number | 'closed' | 'open' | 'unanswered')[]][] = [
  ['follow-up', 1, 1, 1, 'closed', 1],
  ['take', 1, 1, 2, 'closed', 7],
  ['answer', 2, 2, 2, 'closed', 2],
  ['bulk-answer', 7, 7, 2, 'closed', 7],
  ['close', 'unanswered', 4, 4, 'closed', 4],
  ['end', 4, 4, 4, 'closed', 4],
  ['reopen', 'open', 'open', 'open', 1, 'open'],
];
const refusals = { closed: TicketClosed, open: CaseOpen, unanswered: TicketUnanswered };

describe('ticket moves', () => {
  it('are all in the table', () => {
    expect(table.map(([event]) => event).toSorted()).toEqual(events.toSorted());
  });

  it.each(table)('%s', (event, ...outcomes) => {
    for (const [index, status] of statuses.entries()) {
      const outcome = outcomes[index]!;
      if (typeof outcome === 'number') expect(statusAfter(event, status)).toBe(outcome);
      else expect(() => statusAfter(event, status)).toThrow(refusals[outcome]);
    }
  });

  it('never leave closed but by being opened anew', () => {
    for (const event of events.filter((one) => !openings.includes(one)))
      expect(() => statusAfter(event, 4)).toThrow(TicketClosed);
  });

  it('only ever reach the five statuses of the product', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        let status = 0;
        for (const event of history) {
          try {
            status = statusAfter(event, status);
          } catch (error) {
            const refusal = event === 'reopen' ? CaseOpen : status === 4 ? TicketClosed : TicketUnanswered;
            expect(error).toBeInstanceOf(refusal);
          }
          expect(statuses).toContain(status);
        }
      }),
    );
  });
});
