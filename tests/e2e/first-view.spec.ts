import { expect, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the first call of a list is for the tab that was opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/questions/list')) asked.push(search);
  });
  await page.goto(`/service/H73/list?state=closed&token=${partnerToken(freshRole())}`);
  await expect(page.getByText('沒有已結案的回報')).toBeVisible();
  expect(asked).toEqual(['?state=closed']);
});

test('a folded list of games fetches no pictures', async ({ page }) => {
  const emblems: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/games\/[^.]+\.svg/.test(request.url())) emblems.push(request.url());
  });
  await page.goto('/faq');
  await expect(page.getByText('儲值後多久會入帳？')).toBeVisible();
  expect(emblems).toEqual([]);
  await page.getByRole('button', { name: '遊戲' }).click();
  await expect.poll(() => emblems.length).toBeGreaterThan(3);
});

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
  page,
  browser,
}) => {
  const token = partnerToken(freshRole());
  await page.goto(`/service/H73/create?token=${token}`);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill('角色卡在地圖裡，重開也一樣');
  await page.getByRole('button', { name: '送出回報' }).click();
  const number = (await page.getByRole('dialog').innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';

  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await agent.getByRole('textbox', { name: /回覆|撰寫/ }).fill('請先把遊戲更新到最新版');
  await agent.getByRole('button', { name: /^送出/ }).click();
  await expect(agent.getByText('請先把遊戲更新到最新版').first()).toBeVisible();
  await desk.close();

  const visit = async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const visitor = await context.newPage();
    await visitor.goto(`/service/H73/view/${number}?token=${token}`);
    await expect(visitor.getByText('請先把遊戲更新到最新版')).toBeVisible();
    const fresh = await visitor.getByText('新', { exact: true }).count();
    await context.close();
    return fresh;
  };
  expect(await visit()).toBe(1);
  expect(await visit()).toBe(0);
});
