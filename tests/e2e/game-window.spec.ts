import type { Browser, Page } from '@playwright/test';
import { PHONE, SLOW } from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: PHONE });

async function aReport(page: Page, token: string): Promise<string> {
  await page.goto(`/service/H73/create?token=${token}`);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill('角色卡在地圖裡，重開也一樣');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByRole('dialog').getByText('我們收到了')).toBeVisible(SLOW);
  return (await page.getByRole('dialog').innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';
}

async function answer(browser: Browser, origin: string, number: string): Promise<void> {
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
  await expectAccessible(page);

  // Nothing of the site is behind the page that the link named: back closes the window, and says so when nothing does.
  await page.evaluate(() => {
    window.close = () => undefined;
  });
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByText('請點遊戲視窗上方的 ×，或按手機的返回鍵。')).toBeVisible();
});

test('an address that no game may name opens the home', async ({ page }) => {
  await page.goto(`/g/H73/support?token=${partnerToken(freshRole())}&to=//evil.example/service/H73/list`);
  await expect(page).toHaveURL(/\/service\/H73$/);
  await expect(page.getByRole('link', { name: /線上回報/ })).toBeVisible();
});

test('a window that no bridge closes says what to do', async ({ page }) => {
  await page.goto('/service/H73?ui=webview');
  await page.evaluate(() => {
    window.close = () => undefined;
  });
  await page.getByRole('button', { name: '關閉' }).click();
  await expect(page.getByText('請點遊戲視窗上方的 ×，或按手機的返回鍵。')).toBeVisible();
  await expectAccessible(page);
});

test('an answer is counted on every device, until it is opened on one of them', async ({ page, browser }) => {
  test.slow();
  const token = partnerToken(freshRole());
  const number = await aReport(page, token);
  const origin = new URL(page.url()).origin;
  const second = await browser.newContext({ baseURL: origin, locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  const desk = await second.newPage();
  // Both listen before the answer is given.
  const listening = [page, desk].map((open) => open.waitForResponse(/\/api\/live/, { timeout: 30_000 }));
  // On the desk: the same player, in a browser without the frame of a game.
  await desk.goto(`/service/H73?token=${token}`);
  await expect(desk.getByRole('link', { name: /回報紀錄/ }).first()).toBeVisible();
  await page.goto('/service/H73');
  await expect(page.getByRole('link', { name: /回報紀錄/ })).toBeVisible();
  await Promise.all(listening);

  await answer(browser, origin, number);
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
