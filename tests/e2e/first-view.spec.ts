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
