import type { APIResponse, Page } from '@playwright/test';
import { fileReport } from './filed-report.ts';
import { expect, signIn, signInByHand, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a wrong password says so and lets one try again', async ({ page }) => {
  await page.goto('/staff');
  await page.getByLabel('帳號').fill('min');
  await page.getByLabel('密碼', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByText('帳號或密碼不正確').first()).toBeVisible();
  await expect(page.getByLabel('帳號')).toHaveValue('min');
});

test('every screen has an address that is known, also to who reloads it', async ({ request }) => {
  const places = [
    'audit',
    'accounts',
    'account',
    'keys',
    'keys/change',
    'approvals',
    'settings',
    'deliveries',
    'questions',
  ];
  for (const place of places) expect([place, (await request.get(`/staff/${place}`)).status()]).toEqual([place, 200]);
  expect((await request.get('/staff/nowhere')).status()).toBe(404);
});

/** Until somebody answers, this browser gets the case as it was at first: no live word, no refresh, comes through. */
async function holdCase(page: Page, id: number): Promise<void> {
  let held: APIResponse | undefined;
  let answering = false;
  await page.route('**/api/live?*', (route) => route.abort());
  await page.route(`**/api/staff/questions/${id}`, async (route) => {
    held ??= await route.fetch();
    await (answering ? route.continue() : route.fulfill({ response: held }));
  });
  await page.route(`**/api/staff/questions/${id}/reply`, (route) => {
    answering = true;
    return route.continue();
  });
}

test('an answer to a case that the player changed meanwhile is refused and kept', async ({ page, baseURL }) => {
  const { id, token } = await fileReport(baseURL, '公會倉庫的東西不見了');
  await signIn(page);
  await holdCase(page, id);
  await page.goto(`/staff/questions/${id}`);
  const words = page.getByRole('textbox', { name: /回覆|撰寫/ });
  await words.fill('我們查到了，稍後補發');
  const form = new FormData();
  form.set('question_id', String(id));
  form.set('content', '找到了，不用補發');
  const followUp = await fetch(`${baseURL}/api/questions/insert_reply`, {
    method: 'POST',
    headers: { 'x-auth-token': token },
    body: form,
  });
  expect(followUp.status).toBe(200);
  await page.getByRole('button', { name: /^送出/ }).click();
  await expect(page.getByText('找到了，不用補發').first()).toBeVisible();
  await expect(words).toHaveValue('我們查到了，稍後補發');
});

test('an auditor reads and cannot answer', async ({ page, baseURL }) => {
  const { id } = await fileReport(baseURL, '稽核看得到這件');
  await signIn(page, 'auditor');
  await page.goto(`/staff/questions/${id}`);
  await expect(page.getByText('稽核看得到這件').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^送出/ })).toHaveCount(0);
});

test('signing out leaves nothing of a half-written answer on the machine', async ({ page, baseURL }) => {
  test.slow();
  const { id } = await fileReport(baseURL, '登入後一直轉圈');
  await signInByHand(page, 'min');
  await page.goto(`/staff/questions/${id}`);
  await page.getByRole('textbox', { name: /回覆|撰寫/ }).fill('寫到一半');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hub.draft.')).length);
  await expect.poll(drafts).toBe(1);
  // The desk leaves by loading its page anew.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '登出', exact: true }).click()]);
  expect(await drafts()).toBe(0);
});

test('the whole answer by keyboard alone', async ({ page, baseURL }) => {
  const { id } = await fileReport(baseURL, '只用鍵盤也要能回覆');
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  await expect(page.getByText('只用鍵盤也要能回覆').first()).toBeVisible();
  // The key comes with the box.
  await expect(page.getByRole('textbox', { name: '回覆內容' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: '回覆內容' })).toBeFocused();
  await page.keyboard.type('收到，我們查一下');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('收到，我們查一下').first()).toBeVisible();
  // The words stand on the page before the server has them.
  const status = () =>
    page.evaluate(async (number) => {
      const answer = await fetch(`/api/staff/questions/${number}`);
      return ((await answer.json()) as { data: { status: string } }).data.status;
    }, id);
  await expect.poll(status).toBe('2');
});
