import type { Browser, Page } from '@playwright/test';
import { expect, freshRole, freshStamp, partnerToken, signInAs, signInFresh, test } from './hub.ts';

/** Everything about one event, from its draft to its files; each step stands on the one before it. */
test.describe.configure({ mode: 'serial' });

const name = `冬季測試 ${freshStamp()}`;
const REWARD = '冬季禮盒';
let id = '';
const locked = freshRole();

/** A browser of its own, for the second person. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

const to = (tab = '') => `/staff/events/${id}${tab && `/${tab}`}`;
const day = (days: number) => new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

test('an event begins as a draft', async ({ page }) => {
  await signInAs(page, 'event_operator', '/staff/events');
  await page.getByRole('link', { name: '新活動' }).click();
  await page.getByLabel('遊戲', { exact: true }).selectOption('H73');
  const form = page.getByRole('form', { name: '新活動' });
  await form.getByLabel('活動名稱', { exact: true }).fill(name);
  await form.getByLabel(/^說明(?!（[香英])/).fill('店內張貼的序號，一組換一份。');
  await form.getByLabel('開始').fill(`${day(-1)}T00:00`);
  await form.getByLabel('結束').fill(`${day(20)}T23:59`);
  await form.getByRole('radio', { name: '冬季' }).check();
  await form.getByLabel('輸入錯誤幾次就鎖定').fill('3');
  const reward = form.getByRole('group', { name: '獎勵 1', exact: true });
  await reward.getByLabel('獎勵名稱', { exact: true }).fill(REWARD);
  await reward.getByLabel('幾天內可以領').fill('30');
  await reward.getByLabel('第 1 項的代碼').fill('gift_box_a');
  await reward.getByLabel('信的標題', { exact: true }).fill('冬季活動獎勵');
  await page.getByRole('button', { name: '存成草稿' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('還是草稿，玩家看不到')).toBeVisible();
  await expect(page.getByText('3 次就鎖定，要同事解鎖')).toBeVisible();
  id = /events\/(\d+)$/.exec(page.url())?.[1] ?? '';
  expect(id).not.toBe('');
});

test('players see an event when a second person agrees', async ({ page, browser, baseURL }) => {
  test.slow();
  await signInAs(page, 'event_operator');
  await page.goto(to());
  await page.getByRole('button', { name: '提出發布' }).click();
  const dialog = page.getByRole('dialog', { name: '提出發布這個活動？' });
  await dialog.getByLabel('原因').fill('冬季活動，內容已核對');
  await dialog.getByRole('button', { name: '提出發布' }).click();
  await page.getByRole('dialog', { name: '已提出發布' }).getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('已提出發布，等另一位同事核准')).toBeVisible();
  await expect(page.getByRole('button', { name: '提出發布' })).toHaveCount(0);

  const second = await another(browser, baseURL);
  await signInFresh(second, 'product_admin', '/staff/approvals');
  const request = second.getByRole('group').filter({ hasText: '冬季活動，內容已核對' });
  await expect(request).toContainText(name);
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toContainText('核准好了');
  await second.context().close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '玩家現在看到的' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('進行中', { exact: true })).toBeVisible();
});

test('a locked player is let in again for a reason', async ({ page, request }) => {
  for (const code of ['WRONG-CODE-0001', 'WRONG-CODE-0002', 'WRONG-CODE-0003'])
    // The service asks whoever is faster than a person to wait.
    await expect
      .poll(
        async () => {
          const headers = { 'x-auth-token': partnerToken(locked) };
          const data = { serial_no: code };
          return (await request.post(`/api/events/redeem_serial_code/${id}`, { headers, data })).status();
        },
        { intervals: [500] },
      )
      .not.toBe(429);
  await signInAs(page, 'min');
  await page.goto(to('locks'));
  const card = page.getByRole('listitem').filter({ hasText: locked });
  await expect(card).toContainText('錯 3／3 次');
  await card.getByText('最近的 3 次').click();
  await expect(card.getByText('沒有這組序號')).toHaveCount(3);
  await card.getByRole('button', { name: `解鎖 ${locked}` }).click();
  const dialog = page.getByRole('dialog', { name: `解鎖 ${locked}？` });
  await dialog.getByLabel('原因').fill('印刷模糊，案件 10231');
  await dialog.getByRole('button', { name: '解鎖' }).click();
  await expect(page.getByText(`已解鎖 ${locked}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: '鎖定中的帳號' })).toBeFocused();
  await expect(card).toHaveCount(0);
});

test('a substitute reaches the player and stands among the redemptions', async ({ page }) => {
  await signInAs(page, 'min');
  await page.goto(to('redemptions'));
  await page.getByRole('link', { name: '補兌換' }).click();
  await page.getByLabel('伺服器', { exact: true }).selectOption('tw_2001');
  await page.getByLabel('角色 ID', { exact: true }).fill('123456789');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '遊戲的回答' })).toContainText('測試角色');
  await page.getByLabel('獎勵', { exact: true }).selectOption({ label: REWARD });
  await page.getByLabel('原因', { exact: true }).fill('序號印錯，案件 10231');
  await page.getByRole('button', { name: '補一份給這個角色' }).click();
  await expect(page.getByText('已補兌換，獎勵會寄到遊戲內信箱')).toBeVisible();
  await page.getByRole('link', { name: '回兌換紀錄' }).click();
  const row = page.getByRole('row').filter({ hasText: '123456789' });
  await expect(row).toContainText('序號印錯');
  await row.getByRole('link', { name: /^寄送 #/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '冬季活動獎勵' })).toBeVisible();
});

test('figures and files tell how it went', async ({ page }) => {
  await signInAs(page, 'event_operator');
  await page.goto(to('figures'));
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: '補兌換' }).first()).toContainText('輸入錯誤3');
  await page.goto(to('exports'));
  await page.getByLabel('用途').fill('活動結束，核對獎勵數量');
  await page.getByRole('button', { name: '開始匯出' }).click();
  const file = page.getByRole('link', { name: new RegExp(`^下載 兌換紀錄 · ${name}`) });
  await expect(file).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('an event is stopped at once, and goes on again', async ({ page, request }) => {
  await signInAs(page, 'event_operator');
  await page.goto(to());
  await deed(page, '停止活動', '停止這個活動？');
  await expect(page.getByText(/停止了活動/)).toBeVisible();
  const refused = await request.post(`/api/events/redeem_serial_code/${id}`, {
    headers: { 'x-auth-token': partnerToken(locked) },
    data: { serial_no: 'WRONG-CODE-0004' },
  });
  expect(await refused.text()).toContain('活動已停止兌換');
  await deed(page, '恢復活動', '恢復這個活動？');
  await expect(page.getByText('進行中', { exact: true })).toBeVisible();
});

async function deed(page: Page, what: string, question: string): Promise<void> {
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: what }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByLabel('原因').fill('獎勵內容有誤，先停');
  await dialog.getByRole('button', { name: what }).click();
  await expect(dialog).toBeHidden();
}
