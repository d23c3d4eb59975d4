import { expect, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

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
  const entry = /\/r\/support\/\w+\/remoteEntry\.js$/;
  await page.route(entry, (route) => route.fulfill({ status: 404 }), { times: 2 });
  const asked = page.waitForRequest(entry);
  await page.goto('/member/login');
  const link = page.getByRole('link', { name: /聯絡客服/ }).first();
  await link.hover();
  await asked;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible();
  expect(told.filter((text) => text.includes('"failed"') || text.includes('"phase":"entry"'))).toEqual([]);
});

test('a page whose link was touched is drawn at once, with nothing in its place before', async ({ page }) => {
  await page.goto('/member/login');
  const arrived = page.waitForResponse(/\/r\/support\/\w+\/support-home\.\w+\.js$/);
  const link = page.getByRole('link', { name: /聯絡客服/ }).first();
  await link.hover();
  await arrived;
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await page.evaluate(() => {
    const waited: string[] = [];
    Object.assign(window, { waited });
    new MutationObserver(() => {
      const instead = document.querySelector('main [aria-busy=true]:has([role=status])');
      if (instead) waited.push(instead.outerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { waited: string[] }).waited)).toEqual([]);
});
