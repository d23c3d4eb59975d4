import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, kindOfToken, renewSession, startSession, withToken } from './session.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;

beforeEach(() => endSession());

describe('kindOfToken', () => {
  it('tells a game’s token from ours', () => {
    expect(kindOfToken(jwt({ iss: 'game:H73' }))).toBe('P');
    expect(kindOfToken(jwt({ aud: 'K' }))).toBe('K');
    expect(kindOfToken(jwt({ aud: 'M' }))).toBe('M');
    expect(kindOfToken(jwt({ aud: 'S' }))).toBe('S');
    expect(kindOfToken('no token at all')).toBe('S');
  });
});

describe('the session of a tab', () => {
  it('is put away and keeps the game when the next token names none', () => {
    startSession(jwt({ aud: 'S' }), 'H73');
    startSession(jwt({ aud: 'K' }));
    expect(getSession()).toMatchObject({ kind: 'K', game: 'H73' });
    expect(JSON.parse(stored.get('hub.session') ?? '')).toMatchObject({ kind: 'K' });
  });

  it('is renewed only while it is the same', () => {
    startSession('a.b.c', 'H73');
    renewSession('old.old.old', 'd.e.f');
    expect(getSession()?.token).toBe('a.b.c');
    renewSession('a.b.c', 'd.e.f');
    expect(getSession()?.token).toBe('d.e.f');
  });

  it('is not ended by the late refusal of an older token', () => {
    startSession('new.new.new', 'H73');
    endSession('old.old.old');
    expect(getSession()?.token).toBe('new.new.new');
  });
});

describe('withToken', () => {
  it('puts the token before the hash and after the query', () => {
    expect(withToken('/service/H73/list')).toBe('/service/H73/list');
    startSession('a.b.c', 'H73');
    expect(withToken('/service/H73/list?page=2#m1')).toBe('/service/H73/list?page=2&token=a.b.c#m1');
  });
});
