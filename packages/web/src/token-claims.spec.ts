import { expect, it } from 'vitest';
import { gameOfSession, memberOf, ownTopic, playerGame, speaksForPlayer } from './token-claims.ts';

const session = (claims: object) => {
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  return { token, kind: 'S' as const, game: '' };
};

it('listens to all cases of a player', () => {
  const player = session({ game: 'H73', uid: 'uid-1', name: '測試角色' });
  expect(ownTopic(player)).toBe('u:H73:uid-1');
  expect(speaksForPlayer(player)).toBe(true);
  expect(playerGame(player)).toBe('H73');
});

it('listens to the one case that a case token opens', () => {
  const holder = session({ game: 'H73', desk: 'support', ticket: 10231 });
  expect(ownTopic(holder)).toBe('t:support:10231');
  expect(speaksForPlayer(holder)).toBe(false);
  expect(playerGame(holder)).toBeUndefined();
});

it('takes a member of the site for no player of a game', () => {
  const member = session({ member: 'm_70001' });
  expect([speaksForPlayer(member), playerGame(member), ownTopic(member)]).toEqual([false, undefined, null]);
  expect([memberOf(member), memberOf(null)]).toEqual(['m_70001', undefined]);
});

it('listens to nothing without a readable token', () => {
  expect(ownTopic(null)).toBeNull();
  expect(ownTopic({ token: 'opaque', kind: 'S', game: '' })).toBeNull();
});

it('knows the game of ours and of a game’s own token, and of the address where neither names one', () => {
  expect(gameOfSession(session({ game: 'H73', uid: 'uid-1' }))).toBe('H73');
  expect(gameOfSession(session({ iss: 'game:L33', game_id: 'L33' }))).toBe('L33');
  expect(gameOfSession({ token: 'opaque', kind: 'S', game: 'G112' })).toBe('G112');
  expect(gameOfSession(null)).toBe('');
});
