import type { Browser } from '@playwright/test';
import { newVisitor, throttle, type Profile } from './page-load.ts';

const FROM = '/member/login';
/** Of the page that the link leads to, which a hover asks for after the entry. */
const CHUNK = /\/r\/support\/\w+\/support-home\.js$/;

/** `ms` until the page is painted, and what it asked the network for until then. */
export type RouteChange = { ms: number; asked: string[] };

/** From a page of the shell to a page of a remote that its link has prefetched, once per round. */
export async function routeChange(
  browser: Browser,
  url: string,
  rounds: number,
  profile: Profile,
): Promise<RouteChange[]> {
  const changes: RouteChange[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session, profile);
    const prefetched = page.waitForResponse(CHUNK);
    await page.goto(`${url}${FROM}`);
    const link = page.getByRole('link', { name: /聯絡客服/ }).first();
    await link.hover();
    await prefetched;
    // That the network is idle was told once already, before the hover.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    changes.push(
      await link.evaluate(
        (element: HTMLElement, from) =>
          new Promise<RouteChange>((done) => {
            const began = performance.now();
            const painted = new MessageChannel();
            painted.port1.onmessage = () => {
              const ms = performance.now() - began;
              const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= began);
              done({ ms, asked: files.map(({ name }) => new URL(name).pathname) });
            };
            const watch = new MutationObserver(() => {
              if (!document.querySelector('#main:not(:has([aria-busy=true])) h1') || location.pathname === from) return;
              watch.disconnect();
              requestAnimationFrame(() => painted.port2.postMessage(0));
            });
            watch.observe(document, { childList: true, subtree: true, attributes: true });
            element.click();
          }),
        FROM,
      ),
    );
    await context.close();
  }
  return changes;
}
