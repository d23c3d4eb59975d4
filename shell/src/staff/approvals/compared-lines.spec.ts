import { expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';

const signs = { kept: ' ', gone: '-', new: '+' };
const shown = (before: string[] | null, after: string[]) =>
  comparedLines(before && before.join('\n'), after.join('\n')).map(({ text, is }) => signs[is] + text);

it('marks both where two bodies change places', () => {
  expect(shown(['A (30)', 'x', '', 'B (30)', 'y'], ['A (30)', 'y', '', 'B (30)', 'x'])).toEqual([
    ' A (30)',
    '-x',
    '+y',
    ' ',
    ' B (30)',
    '-y',
    '+x',
  ]);
});

it('marks the one of two equal lines that changes, in its place', () => {
  expect(shown(['A', 'x', 'B', 'x'], ['A', 'x', 'B', 'y'])).toEqual([' A', ' x', ' B', '-x', '+y']);
  expect(shown(['x', 'x'], ['x'])).toHaveLength(2);
});

it('marks no blank line, and everything of what is new', () => {
  expect(shown(null, ['A', '', 'B'])).toEqual(['+A', ' ', '+B']);
  expect(shown(['A', '', 'B'], ['A'])).toEqual([' A', '-B']);
  expect(shown(['A'], ['A'])).toEqual([' A']);
});
