import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './hub.ts';

const supportEntry = /\/r\/support\/\w+\/remoteEntry\.js$/;

// What moves by itself moves here.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } });

for (const path of ['/game', '/service/H73', '/service/H73/query', '/faq']) {
  test(`nothing moves while ${path} arrives`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    // A page that listens for news is never idle.
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
    const shift = await page.evaluate(() =>
      (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.02);
  });
}

test('the page of a remote sets out when a pointer comes to its link, and one that is broken is told of nobody', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:signal|rum)/.test(request.url())) told.push(request.postData() ?? '');
  });
  await page.route(supportEntry, (route) => route.fulfill({ status: 404 }), { times: 2 });
  const asked = page.waitForRequest(supportEntry);
  await page.goto('/member/login');
  const link = page.getByRole('link', { name: /聯絡客服/ }).first();
  await link.hover();
  await asked;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible();
  expect(told.filter((text) => text.includes('"failed"') || text.includes('"phase":"entry"'))).toEqual([]);
});

/** Notes from now on, in this document or the next, what stands in the place of a page while it loads. */
const noteWaiting = () => {
  const waited: string[] = [];
  Object.assign(window, { waited });
  new MutationObserver(() => {
    const instead = document.querySelector('main [aria-busy=true]:has([role=status])');
    if (instead) waited.push(instead.outerHTML);
  }).observe(document, { childList: true, subtree: true });
};
const waitedFor = (page: Page) => page.evaluate(() => (window as unknown as { waited: string[] }).waited);

test('entry and page of the remote are run by the document, and nobody runs them twice', async ({ page }) => {
  await page.addInitScript(() => {
    const scripts: string[] = [];
    Object.assign(window, { scripts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src.includes('/r/support/'))
            scripts.push(node.src.replace(/.*\//, ''));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/support');
  await expect(page.locator('#main:not(:has([aria-busy=true]))').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { scripts: string[] }).scripts)).toEqual([
    'remoteEntry.js',
    'support-home.js',
  ]);
});

test('scripts of a page say that their functions are called as they load, so that they are compiled beside it', async ({
  request,
}) => {
  const document = await (await request.get('/support', { headers: { accept: 'text/html' } })).text();
  const files = [...document.matchAll(/<script (?:async|defer) src="([^"]+)"/g)].map(([, file = '']) => file);
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  expect(texts.map((text) => text.split('\n')[0])).toEqual(Array(3).fill('//# allFunctionsCalledOnLoad'));
});

test('what is drawn first is the page, where its remote comes soon after the shell', async ({ page }) => {
  const shell = page.waitForResponse(/\/r\/shell\/\w+\/main\.js$/);
  await page.route(supportEntry, async (route) => {
    await (await shell).finished();
    await sleep(250);
    await route.continue();
  });
  // How long the shell waits for it is not the matter here, nor how fast this machine is.
  await page.addInitScript(() => {
    const { setTimeout: after } = window;
    const waits: number[] = [];
    const slower = (what: () => void, ms = 0, ...rest: unknown[]) => {
      waits.push(ms);
      return after(what, ms === 500 ? 10_000 : ms, ...rest);
    };
    Object.assign(window, { waits, setTimeout: slower });
  });
  await page.addInitScript(noteWaiting);
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toContain(500);
  expect(await waitedFor(page)).toEqual([]);
});

test('a remote that comes late is waited for within the frame', async ({ page }) => {
  let come = () => {};
  const framed = new Promise<void>((resolve) => (come = resolve));
  await page.route(supportEntry, async (route) => {
    await framed;
    await route.continue();
  });
  await page.addInitScript(noteWaiting);
  await page.goto('/support', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  come();
  await expect(page.locator('#main:not(:has([aria-busy=true]))').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await waitedFor(page)).not.toEqual([]);
});

test('a page whose link was touched is drawn at once, with nothing in its place before', async ({ page }) => {
  await page.goto('/member/login');
  const arrived = page.waitForResponse(/\/r\/support\/\w+\/support-home\.js$/);
  const link = page.getByRole('link', { name: /聯絡客服/ }).first();
  await link.hover();
  await arrived;
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await page.evaluate(noteWaiting);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible();
  expect(await waitedFor(page)).toEqual([]);
});

test('the page of a new report asks for ten things until its form can be filled in, and its settings come with the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // What is done when nothing else is: on a crowded machine that may be before the form.
    window.requestIdleCallback = () => 0;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main textarea')) return;
      observer.disconnect();
      performance.mark('form');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/service/H73/create');
  await expect(page.getByLabel('問題描述')).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  const asked = await page.evaluate(() => {
    const form = performance.getEntriesByName('form')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < form);
    return before.map(({ name }) => new URL(name).pathname);
  });
  const at = (path: RegExp) => asked.findIndex((one) => path.test(one));
  expect(at(/render_create_form/)).toBeGreaterThan(0);
  expect(at(/render_create_form/)).toBeLessThan(at(/report-form\.js$/));
  // And the document.
  expect(asked.length + 1, asked.join('\n')).toBe(10);
});
