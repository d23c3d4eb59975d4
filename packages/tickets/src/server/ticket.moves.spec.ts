import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicketClosed } from './ticket.errors.ts';
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
            expect(error).toBeInstanceOf(TicketClosed);
          }
          expect([0, 1, 2, 4, 7]).toContain(status);
        }
      }),
    );
  });

  it('a case that nobody answered cannot be closed by its owner', () => {
    expect(() => statusAfter('close', 0)).toThrow(TicketClosed);
    expect(() => statusAfter('close', 1)).toThrow(TicketClosed);
    expect(statusAfter('close', 2)).toBe(4);
  });
});
