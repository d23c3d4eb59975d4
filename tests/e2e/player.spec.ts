import type { Browser } from '@playwright/test';
import { expect, freshEmail, freshRole, mailsTo, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** How many answers a visit by the address alone calls new. */
async function newOnes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('請先把遊戲更新到最新版')).toBeVisible();
  const fresh = await visitor.getByText('新', { exact: true }).count();
  await context.close();
  return fresh;
}

test('a player inside the game files a report and reads the answer', async ({ page, browser, baseURL }) => {
  const email = freshEmail();
  const token = partnerToken(freshRole());
  await page.goto(`/service_quick?token=${token}&usr_device=android`);
  await expect(page.getByText('測試角色').first()).toBeVisible();
  const copies = await page.evaluate(() => (globalThis as { __HUB_WEB__?: { copies: number } }).__HUB_WEB__?.copies);
  expect(copies, 'one React and one facade on the page').toBe(1);
  expect(page.url()).not.toContain('eyJ');
  await page.getByRole('link', { name: /^線上回報/ }).click();
  await expect(page.getByLabel('手機號碼')).toHaveCount(0);
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('問題描述').fill('角色卡在地圖裡，重開也一樣');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByRole('dialog').getByText('我們收到了')).toBeVisible();
  const number = (await page.getByRole('dialog').innerText()).match(/\b\d{5,}\b/)?.[0] ?? '';
  await page
    .getByRole('link', { name: '查看這筆回報' })
    .or(page.getByRole('button', { name: '查看這筆回報' }))
    .click();
  await expect(page).toHaveURL(new RegExp(`/service/H73/view/${number}$`));
  await mailsTo(email, 1);

  await page.goto('/service/H73/list');
  await expect(page.getByText('角色卡在地圖裡，重開也一樣')).toBeVisible();

  const desk = await browser.newContext({ baseURL });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await agent.getByRole('textbox', { name: /回覆|撰寫/ }).fill('請先把遊戲更新到最新版');
  await agent.getByRole('button', { name: /^送出/ }).click();
  await expect(page.getByText('新回覆').first()).toBeVisible({ timeout: 15_000 });
  const address = `${baseURL}/service/H73/view/${number}?token=${token}`;
  expect(await newOnes(browser, address)).toBe(1);
  expect(await newOnes(browser, address)).toBe(0);

  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByText('請先把遊戲更新到最新版')).toBeVisible();
  await page.getByRole('textbox', { name: '還有想補充的嗎？' }).fill('更新了，還是一樣');
  await page.getByRole('button', { name: '送出' }).click();
  await expect(page.getByText('更新了，還是一樣').first()).toBeVisible();
  await desk.close();
});
