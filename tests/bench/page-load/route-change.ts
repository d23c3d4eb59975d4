import type { Browser } from '@playwright/test';
import { newVisitor } from './page-load.ts';

const FROM = '/member/login';
const ENTRY = /\/r\/support\/\w+\/remoteEntry\.js$/;

/** From a page of the shell to a page of a remote that its link has prefetched: ms until that page is painted, once per round. */
export async function routeChange(browser: Browser, url: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    const prefetched = page.waitForResponse(ENTRY);
    await page.goto(`${url}${FROM}`);
    const link = page.getByRole('link', { name: /聯絡客服/ }).first();
    await link.hover();
    await prefetched;
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    times.push(
      await link.evaluate(
        (element: HTMLElement, from) =>
          new Promise<number>((done) => {
            const began = performance.now();
            const painted = new MessageChannel();
            painted.port1.onmessage = () => done(performance.now() - began);
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
  return times;
}
