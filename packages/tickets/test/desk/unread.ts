import type { Principal } from '@hub/contracts/shared';
import type { UnreadView } from '@hub/contracts/tickets';
import { aPlayer } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { deskCalls, type TestDesk } from './test-desk.ts';

/** How many answers wait for a player. */
export function unreadAnswers(running: () => TestDesk): void {
  const { byPlayer, answer, call, player } = deskCalls(running);
  const unread = (who: Principal) => call<UnreadView>('GET {desk}/unread', { who });
  const countFor = async (who: Principal) => (await unread(who)).body.unread_count;

  it('counts the cases with an answer that was not opened yet, for their player alone', async () => {
    const who = await player();
    const [first, second] = [await byPlayer(who), await byPlayer(who)];
    expect(await countFor(who)).toBe(0);
    await answer(first);
    await answer(second);
    await answer(second, '再補充一點');
    expect(await countFor(who)).toBe(2);
    expect(await countFor(aPlayer())).toBe(0);
    const holder: Principal = { kind: 'K', desk: running().desk.key, ticket: second, game: 'H73' };
    expect(await countFor(holder)).toBe(1);
    await call(`GET {desk}/view/${second}`, { who });
    expect(await countFor(who)).toBe(1);
    expect(await countFor(holder)).toBe(0);
  });

  it('may be kept by the asking game for half a minute, and by nobody between', async () => {
    const { headers } = await unread(aPlayer());
    expect(headers.get('cache-control')).toBe('private, max-age=30');
    expect(headers.get('vary')).toContain('X-Auth-Token');
  });

  it('tells nothing to a visitor', async () => {
    expect((await unread({ kind: 'anon' })).status).toBe(401);
  });
}
