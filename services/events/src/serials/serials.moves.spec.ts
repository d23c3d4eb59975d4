import { serialBatchStates } from '@hub/contracts/events';
import { describe, expect, it } from 'vitest';
import { serialMoves } from './serials.moves.ts';

describe('the moves of a batch of codes', () => {
  it('codes become good by a person, or as the site made them, and stay so until they are switched off', () => {
    const opening = serialMoves.names.filter((move) =>
      serialBatchStates.some((from) => serialMoves.may(move, from, 'ready')),
    );
    expect(opening).toEqual(['open', 'commit']);
    expect(serialMoves.next('ready')).toEqual(['disabled']);
  });

  it('of the ends only a failed one begins anew', () => {
    for (const end of ['disabled', 'cancelled'] as const) expect(serialMoves.next(end)).toEqual([]);
    expect(serialMoves.next('failed')).toEqual(['waiting']);
  });

  it('what people do is in the audit, what the worker does is not', () => {
    for (const move of serialMoves.names.filter((name) => name !== 'make')) {
      const { who, emits } = serialMoves.table[move];
      expect([move, emits.audit !== null]).toEqual([move, who.includes('desk')]);
    }
  });
});
