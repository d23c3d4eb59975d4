import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

describe('a weak password', () => {
  it.each([
    'aaaaaaaaaaaa',
    '121212121212',
    '123456789012',
    '987654321098',
    'qwertyuiopas',
    'Password1234',
    'yuehsin-2026',
  ])('is %s', (password) => expect(isWeakPassword(password, 'yuehsin')).toBe(true));

  it.each(['correct horse battery', '七月半的紅豆湯圓真好吃啊', 'yuehsin drinks oolong', 'mY-cat-4te-the-map'])(
    'is not %s',
    (password) => expect(isWeakPassword(password, 'yuehsin')).toBe(false),
  );
});
