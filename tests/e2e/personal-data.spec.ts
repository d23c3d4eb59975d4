import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { fileReport } from './filed-report.ts';
import { expect, expectAccessible, freshEmail, openWindow, signInAs, signInFresh, test, withoutVip } from './hub.ts';
import { chooseBelow, pressOn, tabTo, typeInto } from './keyboard.ts';
import { logInByMail, SOON } from './member-log-in.ts';

/** Staff with the keyboard alone, from a wrong address to the record of what was destroyed; each step stands on the one before it. */
test.describe.configure({ mode: 'serial' });

const DESK = '/staff/personal-data';
const ASK = '/api/member/data_requests';
const everywhere = ['客服', 'VIP 客服', '儲值', '活動與寄送', '問卷', '登入與會員', '網站內容'];
const [mistyped, email] = [freshEmail(), freshEmail()];
const said = `月卡沒有入帳 ${Date.now()}`;

const areaOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function find(page: Page, address: string): Promise<void> {
  await page.goto(`${DESK}/find`);
  await typeInto(page.getByRole('textbox', { name: /^信箱/ }), address);
  await typeInto(page.getByRole('textbox', { name: /^為什麼要找/ }), '本人來信詢問');
  await page.keyboard.press('Enter');
}

/** A step that wants a reason; `action` opens its dialog and sends it. */
async function step(page: Page, action: string, why: string): Promise<void> {
  await pressOn(button(page, action));
  await typeInto(page.getByRole('dialog').getByRole('textbox'), why);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a person is found in every area, and an address that was mistyped is corrected where it stands', async ({
  page,
  baseURL,
}) => {
  await fileReport(baseURL, said, { email: mistyped });
  await signInAs(page, 'product_admin', DESK);
  await pressOn(page.getByRole('link', { name: '找人與登記請求' }));
  await expect(page).toHaveURL(/\/find$/);
  await find(page, mistyped);
  await expect(areaOf(page, '客服').getByRole('listitem').filter({ hasText: '回報與往來內容' })).toContainText('1 筆');
  for (const name of everywhere) await expect(areaOf(page, name)).toBeVisible();
  await expect(areaOf(page, '儲值')).toContainText('沒有找到資料');

  await chooseBelow(page, page.getByRole('radio', { name: '查詢與下載' }), page.getByRole('radio', { name: '更正' }));
  await pressOn(button(page, '登記請求'));
  await expect(page.getByRole('heading', { level: 1, name: /^#\d+ 更正$/ })).toBeVisible();
  await step(page, '記下身分已確認', '以登記信箱回覆驗證碼');
  await pressOn(button(page, '更正聯絡資料'));
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('原來寫的'), mistyped);
  await typeInto(dialog.getByLabel(/^正確的/), email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '更正資料' })).toContainText('email: 1');
  await step(page, '結束請求', '已更正並回信');
  await expect(page.getByText('已完成')).toBeVisible();
  await expect(page.getByText(mistyped)).toHaveCount(0);
});

test('while a service is dead the desk names the area that could not be asked, and shows the others', async ({
  page,
}) => {
  await signInAs(page, 'product_admin');
  await withoutVip(async () => {
    await find(page, email);
    await expect(page.getByRole('alert')).toContainText('VIP 客服暫時連不上，下面的結果不完整');
    await expect(areaOf(page, '客服')).toContainText('回報與往來內容');
    await expect(areaOf(page, 'VIP 客服')).toHaveCount(0);
    await expectAccessible(page);
  });
  await pressOn(button(page, '改條件再找一次'));
  await pressOn(button(page, '在所有服務裡找'));
  await expect(areaOf(page, 'VIP 客服')).toContainText('沒有找到資料');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** `title`: what the request is called at the desk. */
async function askToBeForgotten(browser: Browser): Promise<{ member: Page; title: string }> {
  const page = await openWindow(browser, { viewport: { width: 360, height: 740 } });
  await page.goto('/member/login');
  await logInByMail(page, email);
  const form = page.getByRole('form', { name: '索取、更正或刪除我的資料' });
  await chooseBelow(page, form.getByRole('radio').first(), form.getByRole('radio', { name: /^刪除我的資料/ }));
  const answer = page.waitForResponse((one) => one.url().endsWith(ASK) && one.request().method() === 'POST');
  await pressOn(form.getByRole('button', { name: '送出申請' }));
  await expect(page.getByText('收到您的申請了')).toBeVisible(SOON);
  const { data } = (await (await answer).json()) as { data: { id: number } };
  return { member: page, title: `#${data.id} 刪除` };
}

/** A file may name anybody: one that lies there goes with every erasure. */
async function takeAuditOut(page: Page, why: string): Promise<void> {
  await page.goto('/staff/audit?action=staff-added&actor=seed');
  await pressOn(button(page, '匯出 CSV'));
  const dialog = page.getByRole('dialog', { name: '匯出 CSV' });
  await typeInto(dialog.getByLabel('用途'), why);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: why }).getByRole('link')).toBeVisible(SOON);
}

async function agree(browser: Browser, why: string): Promise<void> {
  const page = await openWindow(browser);
  await signInFresh(page, 'auditor');
  await takeAuditOut(page, why);
  await page.goto('/staff/approvals');
  const asked = page.getByRole('group').filter({ hasText: why });
  await pressOn(asked.getByRole('button', { name: '核准', exact: true }));
  await pressOn(page.getByRole('dialog').getByRole('button', { name: '核准', exact: true }));
  await expect(asked).toContainText('核准好了');
  await page.context().close();
}

test('a member asks to be forgotten, takes all data along, one person asks for the erasure and a second agrees to it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { member, title } = await askToBeForgotten(browser);
  await signInAs(page, 'product_admin', DESK);
  await pressOn(page.getByRole('list', { name: '個資請求' }).getByRole('link', { name: title, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByText('會員自己提出')).toBeVisible();
  await step(page, '記下身分已確認', '由會員登入後提出');
  await pressOn(button(page, '看會刪什麼、留什麼'));
  await expect(areaOf(page, '客服')).toContainText('回報與往來內容');
  await expect(areaOf(page, '登入與會員')).toContainText('會員資料');
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await pressOn(page.getByRole('link', { name: '下載全部資料（JSON）' }));
  const { data } = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as { data: { area: string }[] };
  expect(data.map(({ area }) => area)).toEqual(expect.arrayContaining(['support', 'identity']));
  expect(JSON.stringify(data)).toContain(said);

  const why = `本人提出 ${Date.now()}`;
  await step(page, '送同事核准刪除', why);
  await expect(page.getByText('等另一位同事核准')).toBeVisible();
  await agree(browser, why);

  const record = areaOf(page, '銷毀紀錄');
  await expect(async () => {
    await page.reload();
    await expect(record).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  for (const gone of ['回報與往來內容 1 筆', '會員資料 1 筆']) await expect(record).toContainText(gone);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await pressOn(record.getByRole('link', { name: '下載銷毀紀錄（JSON）' }));
  const text = await readFile(await (await file).path());
  await expect(record).toContainText(createHash('sha256').update(text).digest('hex'));
  for (const name of [email, said]) expect(text.toString()).not.toContain(name);

  await find(page, email);
  for (const name of ['客服', '登入與會員']) await expect(areaOf(page, name)).toContainText('沒有找到資料');
  await tabTo(button(page, '改條件再找一次'));
  await member.reload();
  await expect(member.getByRole('heading', { level: 1, name: '會員登入' })).toBeVisible(SOON);
  await member.context().close();
});
