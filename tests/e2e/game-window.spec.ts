import type { Browser } from '@playwright/test';
import { PHONE } from './attachment-form.ts';
import { fileReport } from './filed-report.ts';
import { expect, freshRole, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: PHONE });

async function answer(browser: Browser, origin: string | undefined, number: number): Promise<void> {
  const desk = await browser.newContext({ baseURL: origin });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await agent.getByRole('textbox', { name: /回覆|撰寫/ }).fill('請先把遊戲更新到最新版');
  await agent.getByRole('button', { name: /^送出/ }).click();
  await expect(agent.getByText('請先把遊戲更新到最新版').first()).toBeVisible();
  await desk.close();
}

test('the link of a game takes its token out of the address before anything is asked, and opens the page it names', async ({
  page,
}) => {
  const asked: { url: string; at: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), at: page.url() }));
  const token = partnerToken(freshRole());
  await page.goto(
    `/g/H73/support?token=${token}&to=${encodeURIComponent('/service/H73/list?state=closed&token=x.y.z')}`,
  );
  await expect(page).toHaveURL(/\/service\/H73\/list\?state=closed$/);
  await expect(page.getByText('沒有已結案的回報')).toBeVisible();
  const withToken = asked.filter(({ url }) => url.includes(token.slice(-20)));
  expect(withToken.map(({ url }) => new URL(url).pathname)).toEqual(['/g/H73/support']);
  expect(asked.filter(({ url }) => url.includes('/api/service/init_setup'))).toHaveLength(1);
  // Embedded: a small bar, no site footer.
  await expect(page.getByRole('button', { name: '關閉' })).toBeVisible();
  await expect(page.getByRole('link', { name: '隱私權政策' })).toHaveCount(0);
});

test('an answer is counted on every device, until it is opened on one of them', async ({ page, browser, baseURL }) => {
  test.slow();
  const { id: number, token } = await fileReport(baseURL, '角色卡在地圖裡，重開也一樣');
  const second = await browser.newContext({ baseURL, locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const desk = await second.newPage();
  // Both listen before the answer is given.
  const listening = [page, desk].map((open) => open.waitForResponse(/\/api\/live/, { timeout: 30_000 }));
  // On the desk: the same player, in a browser without the frame of a game.
  await desk.goto(`/service/H73?token=${token}`);
  await expect(desk.getByRole('link', { name: /回報紀錄/ }).first()).toBeVisible();
  await page.goto(`/service/H73?token=${token}&ui=webview`);
  await expect(page.getByRole('link', { name: /回報紀錄/ })).toBeVisible();
  await Promise.all(listening);

  await answer(browser, baseURL, number);
  for (const open of [page, desk]) {
    await expect(open).toHaveTitle(/^\(1\) /, { timeout: 20_000 });
    await expect(open.getByText('1 則新回覆').first()).toBeVisible();
  }
  await page.goto(`/service/H73/view/${number}`);
  await expect(page.getByText('請先把遊戲更新到最新版')).toBeVisible();
  await expect(desk).not.toHaveTitle(/^\(1\) /, { timeout: 20_000 });
  await expect(desk.getByText('1 則新回覆')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\(1\) /, { timeout: 20_000 });
  await second.close();
});
