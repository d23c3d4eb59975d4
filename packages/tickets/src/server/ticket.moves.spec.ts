import { AppError } from '@hub/nest-kit/http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicketClosed, TicketUnanswered } from './ticket.errors.ts';
import { statusAfter, ticketMoves, type StatusCode, type TicketMove } from './ticket.moves.ts';

const statuses: StatusCode[] = [0, 1, 2, 4, 7];

/** Where each move leads from 0, 1, 2, 4 and 7; a word is the refusal. */
const table: [TicketMove, ...(number | 'closed' | 'open' | 'unanswered')[]][] = [
  ['follow-up', 1, 1, 1, 'closed', 1],
  ['take', 1, 1, 2, 'closed', 7],
  ['assign', 1, 1, 2, 'closed', 7],
  ['answer', 2, 2, 2, 'closed', 2],
  ['answer-end', 4, 4, 4, 'closed', 4],
  ['bulk-answer', 7, 7, 2, 'closed', 7],
  ['close', 'unanswered', 4, 4, 'closed', 4],
  ['end', 4, 4, 4, 'closed', 4],
  ['merge', 4, 4, 4, 'closed', 4],
  ['rate', 'open', 'open', 'open', 4, 'open'],
  ['reopen', 'open', 'open', 'open', 1, 'open'],
];
const refusals = { closed: TicketClosed, open: AppError, unanswered: TicketUnanswered };

const keeping: TicketMove[] = ['release', 'change', 'hold', 'release-hold', 'fee', 'note', 'edit-note'];

describe('ticket moves', () => {
  it.each(table)('%s', (move, ...outcomes) => {
    for (const [index, status] of statuses.entries()) {
      const outcome = outcomes[index]!;
      if (typeof outcome === 'number') expect(statusAfter(move, status)).toBe(outcome);
      else expect(() => statusAfter(move, status)).toThrow(refusals[outcome]);
    }
  });

  it.each(keeping)('%s leaves the status as it is', (move) => {
    for (const status of statuses) expect(statusAfter(move, status)).toBe(status);
  });

  it('never leave closed but by being opened anew, or for good', () => {
    const leaving = ticketMoves.names.filter((move) => ticketMoves.targets(move, 4).some((to) => to !== 4));
    expect(leaving).toEqual(['reopen', 'destroy']);
  });

  it('end only where a case is over for its owner as well', () => {
    const closing = ticketMoves.names.filter((move) =>
      statuses.some((from) => from !== 4 && ticketMoves.may(move, from, 4)),
    );
    for (const move of closing) expect(ticketMoves.table[move].emits.figures).toContain('closed');
  });

  it('of staff are all in the audit', () => {
    for (const move of ticketMoves.names) {
      const { who, emits } = ticketMoves.table[move];
      expect([move, emits.audit !== null]).toEqual([move, who.includes('staff')]);
    }
  });

  it('only ever reach the five statuses of the product', () => {
    const moves = table.map(([move]) => move);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves)), (history) => {
        let status: StatusCode = 0;
        for (const move of history) if (ticketMoves.may(move, status)) status = statusAfter(move, status);
        expect(statuses).toContain(status);
      }),
    );
  });
});
