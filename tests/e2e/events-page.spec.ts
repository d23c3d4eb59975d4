import type { Page } from '@playwright/test';
import { expect, expectAccessible, partnerToken, freshRole, signInAs, test } from './hub.ts';

const to = (event: number, tab = '') => `/staff/events/${event}${tab && `/${tab}`}`;

test('an event leads to its batches of codes, and to new ones of it', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await page.goto(to(1));
  const codes = page.getByRole('region', { name: '序號', exact: true });
  const chosen = page.getByLabel('活動', { exact: true });
  await codes.getByRole('link', { name: '看序號批次' }).click();
  await expect(chosen).toHaveValue('1');
  await expect(page.getByRole('list', { name: '序號批次' }).getByRole('link').first()).toContainText('週年慶序號兌換');
  for (const [way, title] of [
    ['產生序號', '產生序號'],
    ['匯入序號', '匯入序號'],
  ] as const) {
    await page.goto(to(1));
    await codes.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(chosen).toHaveValue('1');
  }
});

test('who only reads is led to the batches alone', async ({ page }) => {
  await signInAs(page, 'auditor');
  await page.goto(to(1));
  const codes = page.getByRole('region', { name: '序號', exact: true });
  await expect(codes.getByRole('link', { name: '看序號批次' })).toBeVisible();
  await expect(codes.getByRole('link')).toHaveCount(1);
});

const preview = (page: Page) => page.getByRole('group', { name: '玩家畫面預覽' });

test('the preview is what players see now: planned, over, stopped', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await page.goto(to(3));
  await expect(preview(page)).toContainText('活動尚未開始');
  await page.goto(to(2));
  await expect(preview(page)).toContainText('活動已結束');
  await expect(preview(page)).toContainText(/已於 \d{4}\/\d\d\/\d\d 23:59 截止/);
  await page.goto(to(5));
  await expect(preview(page)).toContainText('請輸入序號');
  await deed(page, '停止活動');
  await expect(page.getByText(/^小傑 在 \d{4}\/\d\d\/\d\d \d\d:\d\d 停止了活動$/)).toBeVisible();
  await expect(page.getByText('原因：獎勵內容有誤')).toBeVisible();
  await expect(preview(page)).toContainText('活動已結束');
  await expect(preview(page)).not.toContainText('請輸入序號');
  await expectAccessible(page);
  await deed(page, '恢復活動');
  await expect(preview(page)).toContainText('請輸入序號');
  await expect(page.getByText('停止了活動')).toHaveCount(0);
});

async function deed(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: what }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('獎勵內容有誤');
  await dialog.getByRole('button', { name: what }).click();
  await expect(dialog).toBeHidden();
}

test('a code is tried for a role that the game knows, and the audit has who tried', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await page.goto(to(1, 'test'));
  const form = page.getByRole('form', { name: '試一組序號' });
  const code = form.getByLabel('序號', { exact: true });
  const role = form.getByLabel('角色 ID');
  await code.fill('NOSUCHCODE77');
  await role.fill('999999999');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('伺服器')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('伺服器').selectOption('tw_2001');
  await role.press('Enter');
  await expect(role).toHaveAccessibleDescription(/遊戲在這個伺服器找不到這個角色/);
  const result = page.getByRole('region', { name: '試兌換的結果' });
  await expect(result).toHaveCount(0);
  await role.fill('123456789');
  await role.press('Enter');
  await expect(result).toContainText('沒有這組序號');
  await expect(result).toContainText('測試角色');
  // The form asks again with what stands in it.
  await code.fill('NOSUCHCODE78');
  await code.press('Enter');
  await expect(result).toContainText('DE78');
  await expectAccessible(page);

  await page.route('**/test_redeem', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { role: object };
    await route.fulfill({ json: { ...json, role: { ...json.role, name: '', confirmed: false } } });
  });
  await code.press('Enter');
  await expect(result).toContainText('沒有確認這個角色');

  await page.context().clearCookies();
  await signInAs(page, 'auditor');
  const found = async () => {
    await page.goto('/staff/audit?action=event.test');
    await page
      .getByText(/已列出|已全部列出|沒有符合的紀錄/)
      .first()
      .waitFor();
    return page.locator('[data-row]').filter({ hasText: '試兌換' }).count();
  };
  await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(1);
  await page.locator('[data-row]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '試兌換' })).toBeVisible();
  await expect(page.getByText('沒有這組序號', { exact: true })).toBeVisible();
});

test('what is wrong with an item is told at its field, and the ends of an event stay beside each other', async ({
  page,
}) => {
  await signInAs(page, 'event_operator');
  await page.goto(to(4, 'edit'));
  const form = page.getByRole('form', { name: '編輯活動' });
  const item = form.getByLabel('第 1 項的代碼').first();
  await item.fill('gift box');
  // Large and small letters are different codes: what is seen is what was typed.
  await expect(item).toHaveCSS('text-transform', 'none');
  await form.getByLabel('結束').fill('');
  await page.getByRole('button', { name: '存成草稿' }).click();
  await expect(item).toHaveAttribute('aria-invalid', 'true');
  await expect(item).toHaveAccessibleDescription(/物品代碼|代碼/);
  await expect(form.getByLabel('結束')).toHaveAttribute('aria-invalid', 'true');
  for (const part of ['label', 'input']) {
    const [starts, ends] = await Promise.all(
      ['starts', 'ends'].map((name) =>
        form.locator(`div:has(> input[name="${name}"]) > ${part}`).evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    expect(starts, part).toBe(ends);
  }
  await expectAccessible(page);
});

test('what was said of a code speaks the language that the page is switched to', async ({ page }) => {
  const english = () => page.locator('select:has(option[lang="en"])').selectOption('en');
  const chinese = () => page.locator('select:has(option[lang="en"])').selectOption('zh-TW');
  const field = page.getByRole('textbox');
  await page.goto(`/events/event_serial?event_id=1&token=${partnerToken(freshRole())}`);
  await field.fill('WRONGCODE0001');
  await field.press('Enter');
  await expect(page.getByText('序號錯誤或已使用').first()).toBeVisible();
  await english();
  await expect(page.getByText('This code is wrong or has been used.').first()).toBeVisible();
  await expect(page.getByText('序號錯誤或已使用')).toHaveCount(0);
  await chinese();
  await page.route('**/redeem_serial_code/**', (route) =>
    route.fulfill({
      json: {
        ...{ msg: '兌換成功，獎勵將寄送至遊戲內信箱', again: false, logs: [], redeem_status: 'NORMAL' },
        ...{ redeem_message: '', error_count: 0, error_limit: 10 },
      },
    }),
  );
  await field.fill('GOODCODE0001');
  await field.press('Enter');
  await expect(page.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible();
  await english();
  await expect(page.getByText('Redeemed. The reward will be sent to your in-game mailbox.')).toBeVisible();
});
