import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, freshStamp, gameServer, signInFresh, test } from './hub.ts';

const FULL = '999999997';
type Held = { mails: { mail_id: string; mail: { title: string } }[] };

/** A browser of its own, for the second person. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

test('a mail that the game refused is found, sent again once its cause is gone, and arrives once', async ({ page }) => {
  await gameServer('POST', '/api/claims', { game: 'H73', role: FULL });
  await signInFresh(page, 'event_operator', '/staff/deliveries');
  await page.getByRole('link', { name: /^被退回/ }).click();
  await page.getByRole('combobox', { name: /^原因/ }).selectOption('mailbox_full');
  await expect(page).toHaveURL(/show=rejected&error=mailbox_full/);
  const rows = page.getByRole('list', { name: '被退回' }).getByRole('link');
  // The list of before may stand there for a moment, and takes the focus along when it goes.
  await expect(rows.first()).toHaveAttribute('href', /error=mailbox_full/);
  await expect(rows.first()).toContainText('遊戲內信箱滿了');
  await page.locator('main').press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('遊戲退回：遊戲內信箱滿了').first()).toBeVisible();
  await expect(page.getByText('不會自動再送。')).toBeVisible();
  // Still full: it comes back once more, and says so.
  await sendAgain(page);
  await expect(page.getByText('第 2 次')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('遊戲退回：遊戲內信箱滿了').first()).toBeVisible();
  await gameServer('PUT', `/api/games/H73/roles/${FULL}`, { mailbox_limit: null });
  await sendAgain(page);
  await expect(page.getByText('已送到玩家的遊戲內信箱')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('送到了，遊戲收下')).toBeVisible();
  const { mails } = await gameServer<Held>('GET', `/api/mails?game=H73&role=${FULL}`);
  expect(mails).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/staff\/deliveries\?show=rejected/);
});

/** By key, as somebody does who works through a list. */
async function sendAgain(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '再送一次' })).toBeVisible({ timeout: 20_000 });
  await page.locator('main').press('r');
  const question = page.getByRole('dialog', { name: '再送一次？' });
  await expect(question.getByText(/不會重複領到/)).toBeVisible();
  await expect(question.getByRole('button', { name: '再送一次', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
}

test('a lead sees whose mailbox it is before something is sent there, and it arrives', async ({ page }) => {
  await signInFresh(page, 'min', '/staff/deliveries/compensate?game=H73');
  await expect(page.getByText(/今天還可以直接寄 \d+ 封/)).toBeVisible();
  await page.getByLabel('伺服器', { exact: true }).selectOption('tw_2001');
  await page.getByLabel('角色 ID', { exact: true }).fill('999999999');
  await page.getByRole('button', { name: '查角色' }).click();
  await expect(page.getByText('沒有這個角色')).toBeVisible();
  await expect(page.getByLabel('信的標題')).toHaveCount(0);
  await page.getByLabel('角色 ID', { exact: true }).fill('123456789');
  await page.getByLabel('角色 ID', { exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: '遊戲的回答' })).toContainText('測試角色');
  const title = `維護補償 ${freshStamp()}`;
  await page.getByLabel('信的標題').fill(title);
  await page.getByLabel('第 1 項的代碼').fill('gift_box_a');
  await page.getByLabel('原因', { exact: true }).fill('維護延長，案件 10231');
  await page.getByRole('button', { name: '寄出', exact: true }).click();
  await page.getByRole('link', { name: /^看這封信 #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('已送到玩家的遊戲內信箱')).toBeVisible({ timeout: 20_000 });
  const { mails } = await gameServer<Held>('GET', '/api/mails?game=H73&role=123456789');
  expect(mails.filter(({ mail }) => mail.title === title)).toHaveLength(1);
  // The card of the player is another area's screen.
  await page.goto('/staff/questions/players');
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  await page.getByLabel('伺服器', { exact: true }).selectOption('tw_2001');
  await page.getByLabel('角色 ID', { exact: true }).fill('123456789');
  await page.getByRole('button', { name: '找玩家' }).click();
  await expect(page.getByRole('heading', { name: '兌換' })).toBeVisible();
  await page.getByRole('region', { name: '寄送' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a batch leaves when one person has asked for it and another one agrees', async ({ page, browser, baseURL }) => {
  test.slow();
  await signInFresh(page, 'event_operator', '/staff/deliveries/batches?state=waiting');
  await page.getByRole('list', { name: '批次' }).getByRole('link').first().click();
  await expect(page.getByText(/現在放行會寄 \d+ 封/)).toBeVisible();
  await expect(page.getByRole('region', { name: '會寄出的獎勵' }).getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: '提出放行' }).click();
  const dialog = page.getByRole('dialog', { name: /提出放行 \d+ 封/ });
  await dialog.getByLabel('原因').fill('本週活動獎勵，清單已核對');
  await dialog.getByRole('button', { name: '提出放行' }).click();
  await expect(page.getByText('已提出放行，等另一位同事核准')).toBeVisible();

  const second = await another(browser, baseURL);
  await signInFresh(second, 'product_admin');
  await second.getByRole('link', { name: /等待核准/ }).click();
  const request = second.getByRole('group').filter({ hasText: '本週活動獎勵，清單已核對' });
  await expect(request).toContainText('批次放行');
  await expectAccessible(second);
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toContainText('核准好了');
  await second.context().close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('沒有在等放行的信')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});
