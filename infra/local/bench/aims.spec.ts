import { describe, expect, it } from 'vitest';
import { atLeast, atMost, holds, wordsOf } from './aims.ts';

describe('an aim of a bench', () => {
  it.each([
    ['on its border', atMost('a call', 2, 2), true],
    ['above what is allowed', atMost('a call', 2.01, 2), false],
    ['enough', atLeast('calls', 900, 900), true],
    ['too little', atLeast('calls', 899, 900), false],
    ['not measured', atMost('a call', NaN, 2), false],
  ])('%s', (_, aim, kept) => expect(holds(aim)).toBe(kept));

  it('says what was measured and what was wanted', () => {
    expect(wordsOf(atMost('player view', 1.23456, 1.5, 'ms'))).toBe('player view: 1.235 ms, aim ≤ 1.5 ms');
    expect(wordsOf(atLeast('reports', 80, 75, 'a second', '70 by the clock'))).toBe(
      'reports: 80 a second, aim ≥ 75 a second (70 by the clock)',
    );
  });
});
