import { describe, expect, it } from 'vitest';
import { ABSENT, IllegalMove, Moves, type MoveTable } from './moves.ts';

type State = 'open' | 'paid' | 'failed' | 'refunded';
class Refused extends Error {}
const refuses = () => new Refused();

const table = {
  order: { who: ['player'], to: { [ABSENT]: 'open' }, refuses, emits: [] },
  settle: { who: ['system'], to: { open: ['paid', 'failed'] }, refuses, emits: ['fact'] },
  refund: { who: ['staff'], to: { paid: 'refunded' }, refuses, emits: ['audit'] },
  note: { who: ['staff', 'system'], to: { open: 'open', paid: 'paid', failed: 'failed' }, refuses, emits: [] },
} as const satisfies MoveTable<string, State, 'player' | 'staff' | 'system', readonly string[]>;

const moves = new Moves<keyof typeof table, State, 'player' | 'staff' | 'system', readonly string[]>(
  'an order',
  ['open', 'paid', 'failed', 'refunded'],
  table,
);

describe('a table of moves', () => {
  it('says where a move leads, and refuses it in its own words from anywhere else', () => {
    expect(moves.after('refund', 'paid')).toBe('refunded');
    for (const from of [ABSENT, 'open', 'failed', 'refunded'] as const)
      expect(() => moves.after('refund', from)).toThrow(Refused);
  });

  it('takes any of several targets, and guesses none', () => {
    for (const to of ['paid', 'failed'] as const) moves.demand('settle', 'system', 'open', to);
    expect(() => moves.after('settle', 'open')).toThrow(IllegalMove);
    expect(() => moves.demand('settle', 'system', 'open', 'refunded')).toThrow('from open to refunded');
  });

  it('is a mistake of the program where another party moves', () => {
    expect(() => moves.demand('refund', 'player', 'paid', 'refunded')).toThrow(IllegalMove);
  });

  it('tells the ways in and out of a state', () => {
    expect(moves.sources('note')).toEqual(['open', 'paid', 'failed']);
    expect(moves.next('open')).toEqual(['open', 'paid', 'failed']);
    expect(moves.next('refunded')).toEqual([]);
  });
});
