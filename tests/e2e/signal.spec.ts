import type { Page } from '@playwright/test';
import type { MountSignal, SignalMessage } from '@hub/contracts/shared';
import { expect, freshRole, partnerToken, test } from './hub.ts';

const BUILD: unknown = expect.stringMatching(/^\w{10}$/);

/** What the page sends of itself, read on its way, and what it is answered. */
async function signalsOf(page: Page) {
  const sent: SignalMessage[] = [];
  const answers: number[] = [];
  await page.exposeFunction('tellTest', (body: string) => sent.push(JSON.parse(body) as SignalMessage));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { tellTest } = globalThis as unknown as { tellTest: (text: string) => void };
      if (address === '/api/signal') void new Response(body).text().then(tellTest);
      return send(address, body);
    };
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/signal')) answers.push(response.status());
  });
  return { sent, answers, mounts: (): MountSignal[] => sent.flatMap(({ mounts }) => mounts) };
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a page tells that it stands there and how fast it was, and nothing of who opened it', async ({ page }) => {
  const { sent, answers, mounts } = await signalsOf(page);
  const token = partnerToken(freshRole());
  const measured = page.waitForResponse(/\/r\/shell\/\w+\/vitals\.js$/);
  await page.goto(`/service/H73?token=${token}`);
  await expect
    .poll(() =>
      mounts()
        .map(({ area }) => area)
        .toSorted(),
    )
    .toEqual(['shell', 'support']);
  const route = '/service/:game';
  for (const mount of mounts()) expect(mount).toMatchObject({ build: BUILD, route, weight: 1 });
  await measured;
  await page.evaluate(() => {
    history.pushState(null, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => mounts().map((mount) => mount.route)).toContain('/faq');
  await page.getByRole('searchbox').click();
  await hide(page);
  await expect.poll(() => sent.flatMap(({ vitals }) => vitals).length).toBeGreaterThan(2);
  const vitals = Object.fromEntries(sent.flatMap((one) => one.vitals).map((vital) => [vital.name, vital]));
  const of = { area: 'support', build: BUILD, route };
  expect(vitals).toMatchObject({ TTFB: of, LCP: of, CLS: { area: 'support' } });
  expect(sent.every(({ webview }) => webview === 'webview')).toBe(true);
  await expect.poll(() => answers.length).toBe(sent.length);
  expect(new Set(answers)).toEqual(new Set([204]));
  for (const secret of [token, 'H73']) expect(JSON.stringify(sent)).not.toContain(secret);
});
