import { describe, expect, it } from 'vitest';
import { isMemberCookieValid, memberCookieOf } from './member-cookie.ts';

const NOW = Date.UTC(2026, 10, 26);
const at = (minutes: number) => NOW / 1000 + minutes * 60;
const tokenUntil = (exp: unknown) => `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`;
const cookie = (value: object) => `member=${encodeURIComponent(JSON.stringify(value))}`;

describe('the cookie of a member', () => {
  const held = { token: tokenUntil(at(60)), expire: at(60) };

  it('is read among others', () => {
    expect(memberCookieOf(`lang=en; ${cookie(held)}; x=1`)).toEqual(held);
  });

  it.each([
    ['absent', 'lang=en'],
    ['cut off', `member=${encodeURIComponent('{"token":"a')}`],
    ['badly encoded', 'member=%E0%A4%A'],
    ['of another shape', cookie({ token: 1, expire: 'soon' })],
    ['there twice', `${cookie(held)}; ${cookie({ token: 'of a neighbour', expire: at(60) })}`],
  ])('is none where it is %s', (_, cookies) => {
    expect(memberCookieOf(cookies)).toBeNull();
  });

  it.each([
    [true, at(60), at(60)],
    [false, at(-1), at(60)],
    [false, at(60), at(-1)],
    [false, undefined, at(60)],
  ])('valid: %s', (valid, exp, expire) => {
    expect(isMemberCookieValid({ token: tokenUntil(exp), expire }, NOW)).toBe(valid);
  });

  it('a token that is no token is never valid', () => {
    expect(isMemberCookieValid({ token: 'x', expire: at(60) }, NOW)).toBe(false);
  });
});
