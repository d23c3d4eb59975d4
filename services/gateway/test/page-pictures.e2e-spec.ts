import { aPlayer } from '@hub/nest-kit/testing';
import { issueSiteToken, issueTicketToken } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aRemote, aShell } from './builds.ts';
import { startGateway, tokenRings, type Gateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';
import { json } from './tiny-service.ts';

const pictured = aRemote({
  windows: { '/support': 'tall' },
  pictures: { '/support': ['{event.picture}', '/r/support/bbbb000001/{event.art}.svg'] },
  pictureInks: { '/support': { told: 'event.art', inks: { winter: '#12264a' } } },
  pictureSources: { '/support': '/internal/pictures/:event_id' },
});
const OWN = '/media/events/abc';
let gateway: Gateway;
let player: string;

beforeAll(async () => {
  gateway = await startGateway({ builds: [aShell(), pictured] });
  player = await issueSiteToken(tokenRings, aPlayer());
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.support.ledger.length = 0;
  const { routes } = gateway.support;
  routes['GET /internal/pictures/1'] = ({ url }, response) =>
    url.endsWith('game=H73') ? json(response, { event: { picture: OWN } }) : json(response, {}, 404);
  routes['GET /internal/pictures/2'] = (_, response) => json(response, { event: { picture: '', art: 'winter' } });
  routes['GET /internal/pictures/3'] = (_, response) =>
    json(response, { event: { picture: 'https://evil.example/"' } });
  routes['GET /internal/pictures/4'] = () => undefined;
});

const asked = () => gateway.support.ledger.map(({ url }) => url).filter((url) => url.includes('pictures'));
const shown = async (query: string, path = '/support') => {
  const { html, status } = await pageOf(gateway.url, `${path}?${query}`);
  expect(status).toBe(200);
  return /class="boot-picture"><img [^>]*src="([^"]*)"/.exec(html)?.[1];
};

it('a page has the picture that its player is shown, before any script asks for it', async () => {
  expect(await shown(`event_id=1&token=${player}`)).toBe(OWN);
  expect(await shown(`event_id=2&token=${player}`)).toBe('/r/support/bbbb000001/winter.svg');
  const { html } = await pageOf(gateway.url, `/support?event_id=2&token=${player}`);
  expect(html).toContain('.boot-window{--p1:#12264a}');
  expect(await shown(`event_id=1&token=${player}`)).toBe(OWN);
  // Known for a moment, and asked in the name of the player's game.
  expect(asked()).toEqual(['/internal/pictures/1?game=H73', '/internal/pictures/2?game=H73']);
});

it('nobody else is shown one, and of nonsense nothing is asked', async () => {
  const foreign = await issueSiteToken(tokenRings, aPlayer({ game: 'G115' }));
  expect(await shown(`event_id=1&token=${foreign}`)).toBeUndefined();
  const seen = asked().length;
  const holder = await issueTicketToken(tokenRings, { desk: 'support', ticket: 1, game: 'H73' });
  const queries = [
    'event_id=1',
    'event_id=1&token=',
    `event_id=1&token=${holder}`,
    `event_id=1&token=${player}x`,
    `event_id=../exchange&token=${player}`,
    `event_id=${'9'.repeat(65)}&token=${player}`,
    `event_id=&token=${player}`,
    `token=${player}`,
  ];
  for (const query of queries) expect(await shown(query)).toBeUndefined();
  expect(await shown(`event_id=1&token=${player}`, '/service/H73')).toBeUndefined();
  expect(asked().length).toBe(seen);
});

it('an address that is not one of ours is not drawn', async () => {
  expect(await shown(`event_id=3&token=${player}`)).toBeUndefined();
});

it('a service that hangs costs a page its picture and a moment', async () => {
  const began = Date.now();
  expect(await shown(`event_id=4&token=${player}`)).toBeUndefined();
  expect(Date.now() - began).toBeLessThan(1500);
});
