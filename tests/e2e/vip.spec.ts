import { expect, freshEmail, mailsTo, partnerToken, test } from './hub.ts';

/** A ranked player of the demo, and one who is not. */
const RANKED = { role: '123456780', uid: 'uid-900002' };
const vipToken = () => partnerToken(RANKED.role, { sub: RANKED.uid, char_name: '示範貴賓' });

test.use({ viewport: { width: 360, height: 740 } });

test('in a game: support leads a ranked player to their own home, and a report comes back as a case of theirs', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto(`/service_quick?token=${vipToken()}`);
  await expect(page).toHaveURL(/\/vipservice\/H73$/);
  await expect(page.getByText(/^VIP \d+$/)).toBeVisible();
  await page.getByRole('link', { name: /^專屬回報/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '快速回報（專屬玩家）' })).toBeVisible();
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('問題類型').selectOption({ index: 1 });
  await page.getByLabel('問題描述').fill('聯名時裝顯示異常，重新登入也一樣');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByRole('dialog').getByText('專屬玩家問題結果')).toBeVisible();
  await page.getByRole('link', { name: '確定' }).click();
  await expect(page).toHaveURL(/\/vipservice\/H73\/view\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '專屬玩家問題查詢' })).toBeVisible();
  await expect(page.getByText('問題已送出')).toBeVisible();
  await mailsTo(email, 1);
  await page.getByRole('textbox', { name: '再次提問' }).fill('重新安裝後還是一樣');
  await page.getByRole('button', { name: '填寫完畢並送出' }).click();
  await expect(page.getByText('重新安裝後還是一樣').first()).toBeVisible();
  await page.getByRole('link', { name: '回專屬服務' }).click();
  await expect(page).toHaveURL(/\/vipservice\/H73$/);
  await expect(page.getByText('聯名時裝顯示異常，重新登入也一樣')).toBeVisible();
});

test('in a game: who is not ranked is told so warmly, goes on to support, and stays there', async ({ page }) => {
  await page.goto(`/vipservice?token=${partnerToken('300999999')}`);
  await expect(page.getByText('目前尚未開放使用')).toBeVisible();
  await page.getByRole('link', { name: '前往客服中心' }).click();
  await expect(page.getByRole('link', { name: /^線上回報/ })).toBeVisible();
  await page.goto(`/vipservice/H73/create?token=${partnerToken('300999999')}`);
  await expect(page).toHaveURL(/\/service_quick\?param_game_id=H73$/);
});

test('on the web: an id is confirmed, the report has a code, and the code opens it again', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/vipservice?param_game_id=H73');
  await page.getByRole('link', { name: /^專屬回報/ }).click();
  await expect(page.getByRole('button', { name: '送出回報' })).toBeDisabled();
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByRole('button', { name: '確認 ID' }).click();
  await expect(page.getByText('此功能尚未開放所有玩家使用')).toBeVisible();
  await page.getByLabel('角色 ID').fill(RANKED.role);
  await page.getByRole('button', { name: '確認 ID' }).click();
  await expect(page.getByLabel('角色名稱')).not.toHaveValue('');
  await expect(page.getByLabel('電子信箱')).toHaveValue('');
  await page.getByLabel('電子信箱').fill(email);
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('問題類型').selectOption({ index: 1 });
  await page.getByLabel('問題描述').fill('官網送出的專屬回報，請協助確認');
  await page.getByRole('button', { name: '送出回報' }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByText('專屬玩家問題結果')).toBeVisible();
  const code = (await result.innerText()).match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
  await page.getByRole('link', { name: '確定' }).click();
  await expect(page).toHaveURL(/\/vipservice\/H73\/view\/\d+$/);
  await mailsTo(email, 1);
  await page.goto('/vipservice/H73/query');
  await page.getByRole('textbox', { name: '電子信箱' }).fill(email);
  await page.getByLabel('查詢碼').first().fill(code);
  await page.getByRole('button', { name: '查看回報' }).click();
  await expect(page.getByText('官網送出的專屬回報，請協助確認').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '回專屬服務' })).toHaveAttribute('href', '/vipservice?param_game_id=H73');
});
