import { expect, it } from 'vitest';
import { chosen } from './chosen.ts';

const names = ['player list', 'player view', 'queue'];

it('words choose by name; without words it is all', () => {
  expect(chosen(['player'], names)).toEqual(['player list', 'player view']);
  expect(chosen([], names)).toEqual(names);
});

it('a word that no name has is refused: a bench that looks at nothing must not hold', () => {
  expect(() => chosen(['player', 'quue'], names)).toThrow('quue');
});
