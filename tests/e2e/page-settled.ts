import { expect, type Page, type Request } from '@playwright/test';

/** The stream of news stays open as long as its page does. */
const STREAM = /^\/api\/live/;
const QUIET_MS = 150;
const LIMIT_MS = 2000;

type Traffic = { open: Set<Request>; last: number };
const traffic = new WeakMap<Page, Traffic>();

/** Counts what a page asks for from now on, so that `settled` knows when it has its answers. */
export function watchNetwork(page: Page): void {
  const now: Traffic = { open: new Set(), last: Date.now() };
  const end = (request: Request) => {
    if (now.open.delete(request)) now.last = Date.now();
  };
  page.on('request', (request) => {
    if (!STREAM.test(new URL(request.url()).pathname)) now.open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  traffic.set(page, now);
}

/** The page is there: its code, its texts and its first answers. Needs `watchNetwork`. */
export async function settled(page: Page): Promise<void> {
  const now = traffic.get(page);
  if (!now) throw new Error('watchNetwork was not called');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  // A request that the browser gave up may never end: it is waited for once, for two seconds.
  for (let until = Date.now() + LIMIT_MS; Date.now() < until; await page.waitForTimeout(25)) {
    if (now.open.size === 0 && Date.now() - now.last >= QUIET_MS) break;
  }
  now.open.clear();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
