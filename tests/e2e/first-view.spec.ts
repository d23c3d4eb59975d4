import { fileReport } from './filed-report.ts';
import { expect, signIn, test } from './hub.ts';

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

test('a first visit by the address alone shows which answer is new, a second one does not', async ({
  browser,
  baseURL,
}) => {
  const { id, token } = await fileReport(baseURL, '角色卡在地圖裡，重開也一樣');
  const desk = await browser.newContext({ baseURL });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${id}`);
  await agent.getByRole('textbox', { name: /回覆|撰寫/ }).fill('請先把遊戲更新到最新版');
  await agent.getByRole('button', { name: /^送出/ }).click();
  await expect(agent.getByText('請先把遊戲更新到最新版').first()).toBeVisible();
  await desk.close();

  const visit = async () => {
    const context = await browser.newContext({ baseURL });
    const visitor = await context.newPage();
    await visitor.goto(`/service/H73/view/${id}?token=${token}`);
    await expect(visitor.getByText('請先把遊戲更新到最新版')).toBeVisible();
    const fresh = await visitor.getByText('新', { exact: true }).count();
    await context.close();
    return fresh;
  };
  expect(await visit()).toBe(1);
  expect(await visit()).toBe(0);
});
