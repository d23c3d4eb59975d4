import { afterEach, expect, it, vi } from 'vitest';
import { sendBeacon } from './beacon.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['there is no room left for it', { sendBeacon: () => false }],
  ['a web view has none', {}],
])('what a beacon cannot carry goes as a call that outlives the page: %s', async (_, navigator) => {
  const call = vi.fn(async () => new Response());
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('fetch', call);
  sendBeacon('/api/signal', { one: 1 });
  expect(call).toHaveBeenCalledWith('/api/signal', expect.objectContaining({ method: 'POST', keepalive: true }));
  const [[, { body }]] = call.mock.calls as unknown as [[string, { body: Blob }]];
  expect([body.type, await body.text()]).toEqual(['application/json', '{"one":1}']);
});

it.each([
  [
    'throws',
    () => ({
      sendBeacon: () => {
        throw new TypeError('no');
      },
    }),
    async () => new Response(),
  ],
  ['fails', () => ({}), () => Promise.reject(new TypeError('Failed to fetch'))],
])('what cannot leave at all is no fault of the page: it %s', async (_, navigator, call) => {
  vi.stubGlobal('navigator', navigator());
  vi.stubGlobal('fetch', call);
  expect(() => sendBeacon('/api/signal', {})).not.toThrow();
  await Promise.resolve();
});
