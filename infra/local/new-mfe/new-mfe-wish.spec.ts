import { expect, it } from 'vitest';
import { readNewMfeWish } from './new-mfe-wish.ts';

it('reads what is wished', () => {
  expect(readNewMfeWish(['--area', 'club', '--title', '公會'])).toEqual({
    verb: 'add',
    area: 'club',
    title: { tw: '公會', en: 'Club' },
  });
  expect(readNewMfeWish(['--remove', 'club'])).toMatchObject({ verb: 'remove', area: 'club' });
});

it.each([
  [[], 'Which area'],
  [['--area', 'a', '--remove', 'b'], 'Which area'],
  [['--area', 'Guild-War'], 'one word of 2 to 16 lower-case letters'],
  [['--area', 'club', '--title', '`${x}`'], 'up to 30 letters'],
  [['--force'], '--force'],
])('%j is refused with what is wrong and how it is used', (words, why) => {
  expect(() => readNewMfeWish(words)).toThrow(why);
});
