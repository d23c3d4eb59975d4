import { deliveryStates, openStates } from '@hub/contracts/events';
import { describe, expect, it } from 'vitest';
import { before, deliveryMoves, demandMove, mayMove } from './delivery.moves.ts';

describe('the moves of a delivery', () => {
  it('only what is under way arrives or is refused, or what the game says that it has', () => {
    expect(before('delivered')).toEqual(['sending', 'unknown', 'manual']);
    expect(before('rejected')).toEqual(['sending']);
  });

  it('what has arrived can only be taken back', () => {
    expect(deliveryMoves.delivered).toEqual(['recalled']);
    for (const to of deliveryStates) expect(mayMove('recalled', to)).toBe(false);
  });

  it('nothing under way is touched by people', () => {
    for (const end of ['cancelled', 'replaced', 'by_hand'] as const) expect(mayMove('sending', end)).toBe(false);
  });

  it('everything open has a way on', () => {
    for (const state of openStates) expect(deliveryMoves[state].length).toBeGreaterThan(0);
  });

  it('an illegal move is an error', () => {
    expect(() => demandMove('cancelled', 'queued')).toThrow('from cancelled to queued');
  });
});
