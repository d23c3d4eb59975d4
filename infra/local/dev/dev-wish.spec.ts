import { expect, it } from 'vitest';
import { readDevWish } from './dev-wish.ts';

it('reads what is wished', () => {
  expect(readDevWish([])).toEqual({});
  expect(readDevWish(['--site', 'https://player.example/x', '--port', '3200'])).toEqual({
    site: 'https://player.example',
    port: 3200,
  });
});

it.each([
  [['--site', 'here'], '--site here is no address'],
  [['--site', 'file:///x'], 'is no address'],
  [['--port', '70000'], '--port 70000'],
  [['--hot'], '--hot'],
])('%j is refused with what is wrong', (words, why) => {
  expect(() => readDevWish(words)).toThrow(why);
});
