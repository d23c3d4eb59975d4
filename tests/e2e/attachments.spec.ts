import {
  PHONE,
  SLOW,
  drawn,
  fillForm,
  openForm,
  picker,
  pictures,
  rows,
  sendAndLook,
  shown,
} from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('pictures go with a report, and player and staff see them', async ({ page, browser }) => {
  await openForm(page);
  await fillForm(page);
  await picker(page).setInputFiles(await pictures(page, '收據.png', '商城.png', '多餘.png'));
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible(SLOW);
  await expectAccessible(page);
  await page.getByRole('button', { name: '移除 多餘.png' }).click();
  await expect(rows(page)).toHaveCount(2);

  const number = await sendAndLook(page);
  await expect(shown(page)).toHaveCount(2);
  await expect(shown(page).first()).toHaveAttribute('alt', '圖片 1，收據.png');
  await drawn(shown(page).first());
  await expectAccessible(page);

  await page.getByRole('button', { name: '圖片 1，收據.png' }).click();
  const full = page.getByRole('dialog');
  await drawn(full.getByRole('img'));
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(full.getByRole('img', { name: '圖片 2，商城.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(page.getByRole('button', { name: '圖片 1，收據.png' })).toBeFocused();

  const desk = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await expect(shown(agent)).toHaveCount(2);
  await drawn(shown(agent).first());
  await expectAccessible(agent);
  await desk.close();
});

test('an address that ran out is renewed without a word', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await page.route('**/media/q/**', (route) => route.fulfill({ status: 403, body: '' }), { times: 1 });
  await sendAndLook(page);
  await drawn(shown(page).first());
  await page.route('**/media/q/**', (route) => route.fulfill({ status: 410, json: { msg: '已封存' } }));
  await page.reload();
  await expect(page.getByText('已封存')).toBeVisible();
});

test('a follow-up takes three pictures and not four', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await page.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill('儲值後三十分鐘仍未入帳');
  await sendAndLook(page);

  await page.getByLabel('還有想補充的嗎？').fill('收據補上了');
  const four = await pictures(page, '1.png', '2.png', '3.png', '4.png');
  await picker(page).setInputFiles(four.slice(0, 1));
  await expect(rows(page)).toHaveCount(1);
  await picker(page).setInputFiles(four.slice(1));
  await expect(page.getByText('請勿選擇超過 3 個檔案').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await picker(page).setInputFiles(four.slice(1, 3));
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible(SLOW);
  await expectAccessible(page);
  await page.getByRole('button', { name: '送出', exact: true }).click();
  await expect(page.getByText('我們會在客服時間內回覆')).toBeVisible(SLOW);
  await expect(shown(page)).toHaveCount(3);
  await drawn(shown(page).last());
  await expect(rows(page)).toHaveCount(0);
});
