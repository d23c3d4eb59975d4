import { aPlayer, callAs } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { UnreadView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { byPlayer, answer, call } = reportCalls(() => support);
const unread = (who: Principal) => callAs<UnreadView>(support.url, 'support', 'GET /api/questions/unread', { who });
const countFor = async (who: Principal) => (await unread(who)).body.unread_count;

it('counts the cases with an answer that was not opened yet, for their player alone', async () => {
  const player = aPlayer();
  const [first, second] = [await byPlayer(player), await byPlayer(player)];
  expect(await countFor(player)).toBe(0);
  await answer(first);
  await answer(second);
  await answer(second, '再補充一點');
  expect(await countFor(player)).toBe(2);
  expect(await countFor(aPlayer())).toBe(0);
  const holder: Principal = { kind: 'K', desk: 'support', ticket: second, game: 'H73' };
  expect(await countFor(holder)).toBe(1);
  await call(`GET /api/questions/view/${second}`, { who: player });
  expect(await countFor(player)).toBe(1);
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
