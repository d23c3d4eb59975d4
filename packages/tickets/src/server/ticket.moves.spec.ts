import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicketClosed, TicketUnanswered } from './ticket.errors.ts';
import { statusAfter, type TicketEvent } from './ticket.moves.ts';

const events: TicketEvent[] = ['follow-up', 'answer', 'close'];

describe('ticket moves', () => {
  it('never leave closed, whatever happens', () => {
    for (const event of events) expect(() => statusAfter(event, 4)).toThrow(TicketClosed);
  });

  it('only ever reach the five statuses of the product', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        let status = 0;
        for (const event of history) {
          try {
            status = statusAfter(event, status);
          } catch (error) {
            expect(error).toBeInstanceOf(status === 4 ? TicketClosed : TicketUnanswered);
          }
          expect([0, 1, 2, 4, 7]).toContain(status);
        }
      }),
    );
  });

  it.each([
    [0, TicketUnanswered],
    [4, TicketClosed],
  ])('a case of status %i is not closed', (status, refusal) => {
    expect(() => statusAfter('close', status)).toThrow(refusal);
  });

  it.each([1, 2, 7])('an answered case of status %i is closed', (status) => {
    expect(statusAfter('close', status)).toBe(4);
  });
});
