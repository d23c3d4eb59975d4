import { randomBytes } from 'node:crypto';
import { aPlayer, callAsGame } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

const h73 = { kid: 'h73-link', secret: randomBytes(32) };
let support: Support;
beforeAll(async () => {
  support = await startSupport();
  support.neighbours.routes['GET /internal/partner/links'] = (_, url) => ({
    body: {
      link:
        url.searchParams.get('kid') === h73.kid
          ? {
              game: 'H73',
              base_url: '',
              public_only: false,
              keys: [{ kid: h73.kid, secret: h73.secret.toString('base64url'), until: null }],
            }
          : null,
    },
  });
});
afterAll(() => support.close());

const { byPlayer, answer } = reportCalls(() => support);
const ask = (query: string, game = h73) =>
  callAsGame(support.url, 'support', `GET /api/partner/v1/unread${query}`, game);

it('tells a game of its own accounts alone, as the page tells the player', async () => {
  const [mine, elsewhere] = [aPlayer(), aPlayer({ game: 'G112' })];
  for (const player of [mine, elsewhere]) await answer(await byPlayer(player));
  const told = await ask(`?partner_uid=${mine.uid}`);
  expect([told.status, told.body, told.headers.get('cache-control')]).toEqual([200, { unread_count: 1 }, 'no-store']);
  expect((await ask(`?partner_uid=${elsewhere.uid}`)).body).toEqual({ unread_count: 0 });
  expect((await ask('?partner_uid=nobody')).body).toEqual({ unread_count: 0 });
});

it('is refused with a word', async () => {
  expect((await ask('')).body).toEqual({ error: 'bad_request', fields: ['partner_uid'] });
  expect((await ask('?partner_uid=a', { ...h73, secret: randomBytes(32) })).body).toEqual({ error: 'bad_signature' });
  expect((await ask('?partner_uid=a', { ...h73, kid: 'other' })).status).toBe(401);
});

it('counts the answers of VIP too, and its own alone while VIP is away', async () => {
  const player = aPlayer();
  await answer(await byPlayer(player));
  const asked: string[] = [];
  support.neighbours.routes['GET /internal/unread'] = (_, url) => {
    asked.push(url.search);
    return { body: { unread_count: 2 } };
  };
  expect((await ask(`?partner_uid=${player.uid}`)).body).toEqual({ unread_count: 3 });
  expect(asked).toEqual([`?game=H73&uid=${player.uid}`]);
  support.neighbours.routes['GET /internal/unread'] = () => ({ status: 503, body: {} });
  const began = performance.now();
  expect((await ask(`?partner_uid=${player.uid}`)).body).toEqual({ unread_count: 1 });
  expect(performance.now() - began).toBeLessThan(2000);
});
