import type { Browser } from '@playwright/test';
import { newVisitor, throttle, type Profile } from './page-load.ts';

const FROM = '/member/login';
/** Of the page that the link leads to, which a hover asks for, after the entry of a remote. */
const CHUNK = /\/support-home\.js$/;

/** `visible`: ms until the page is painted. `asked`: what it asked the network for until then. */
export type RouteChange = { visible: number; asked: string[] };

/** From a page of the shell to a page that its link has prefetched, by a visitor of its own. */
export async function routeChange(browser: Browser, url: string, profile: Profile): Promise<RouteChange> {
  const context = await newVisitor(browser);
  try {
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
    return await link.evaluate(
      (element: HTMLElement, from) =>
        new Promise<RouteChange>((done) => {
          const began = performance.now();
          const tell = () => {
            const visible = performance.now() - began;
            const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= began);
            done({ visible, asked: files.map(({ name }) => new URL(name).pathname) });
          };
          const watch = new MutationObserver(() => {
            if (!document.querySelector('#main:not(:has([aria-busy=true])) h1') || location.pathname === from) return;
            watch.disconnect();
            // Right after the frame: what React does once it is painted was put in line before.
            requestAnimationFrame(() => void scheduler.postTask(tell, { priority: 'user-blocking' }));
          });
          watch.observe(document, { childList: true, subtree: true, attributes: true });
          element.click();
        }),
      FROM,
    );
  } finally {
    await context.close();
  }
}
