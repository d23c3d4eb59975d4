import { expect, it } from 'vitest';
import { hueOf } from './hue-of.ts';

it.each([
  ['#0b5ca3', 252],
  ['#983715', 38],
  ['#784089', 318],
  ['#466628', 132],
  ['#405a8a', 262],
])('%s, the button of a theme, has the hue %d that it was made from', (hex, hue) => {
  expect(Math.abs((hueOf(hex)?.hue ?? NaN) - hue)).toBeLessThanOrEqual(2);
});

it('is never more vivid than can be read, and grey has no chroma', () => {
  expect(hueOf('#ff0000')?.chroma).toBe(105);
  expect(hueOf('#808080')).toEqual({ hue: 0, chroma: 0 });
  expect(hueOf('#405A8A')).toEqual(hueOf('#405a8a'));
});

it.each(['', 'red', '#fff', '#12345g', '#1234567'])('%j is no colour', (hex) => {
  expect(hueOf(hex)).toBeNull();
});
