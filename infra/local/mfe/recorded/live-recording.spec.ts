import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { AreaReleaseView } from '@hub/contracts/releases';
import { shownRecordings } from './live-recording.ts';
import { replaysOf } from './replays-of.ts';

const areaOf = (area: string, live: string): AreaReleaseView => ({ area, revision: 1, live, canary: null });
const recorded = (area: string, call: string) =>
  JSON.stringify({ area, calls: [{ as: 'anybody', call, status: 200, answer: {} }] });
const files: Record<string, string> = {
  '/r/events/e1/recorded-calls.json': recorded('events', 'GET /api/events'),
  '/r/vip/v1/recorded-calls.json': recorded('vip', 'DELETE http://127.0.0.1:8099/inner/thing'),
  '/r/topup/t1/recorded-calls.json': '{}',
};

let close = () => undefined as unknown;
afterEach(() => close());

/** A site on which the live builds of these areas have the files above. */
async function siteOf(live: Record<string, string>) {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  const areas = Object.entries(live).map(([area, build]) => areaOf(area, build));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site, areas: () => Promise.resolve({ areas }) };
}

it('a recording that cannot be read is named with its build, and the others are there', async () => {
  const site = await siteOf({ events: 'e1', vip: 'v1', topup: 't1', support: 's1' });
  const { shown, unread } = await shownRecordings(site, ['events', 'vip', 'topup', 'support']);
  expect(shown.map(({ area, recording }) => [area, recording.calls.length])).toEqual([['events', 1]]);
  expect(unread).toEqual([
    { area: 'vip', build: 'v1', unread: expect.stringContaining('http://127.0.0.1:8099') as string },
    { area: 'topup', build: 't1', unread: 'has no calls' },
  ]);
});

it('the release of a service that others ask is told of recordings that cannot be read, and makes no call of them', async () => {
  const replays = await replaysOf(await siteOf({ vip: 'v1', topup: 't1' }), 'identity');
  expect(replays.map(({ area, calls, faults, unread }) => [area, calls, faults, typeof unread])).toEqual([
    ['vip', 0, [], 'string'],
    ['topup', 0, [], 'string'],
  ]);
});

it('recordings of areas that are passed over are not read, and are told with their builds', async () => {
  const site = await siteOf({ events: 'e1', vip: 'v1' });
  expect(await shownRecordings(site, ['events', 'vip'], ['events', 'vip'])).toEqual({
    shown: [],
    unread: [
      { area: 'events', build: 'e1', unread: 'as --pass-over says' },
      { area: 'vip', build: 'v1', unread: 'as --pass-over says' },
    ],
  });
});

it('an area that the site has not cannot be passed over', async () => {
  const site = await siteOf({ events: 'e1' });
  await expect(replaysOf(site, 'identity', ['event'])).rejects.toThrow('nobody asks as event');
});
