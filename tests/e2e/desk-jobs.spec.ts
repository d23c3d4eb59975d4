import type { Page } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { expect, expectAccessible, signIn, signInFresh, test } from './hub.ts';

const looks = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const shots = process.env.SHOTS;
async function look(page: Page, name: string) {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.screenshot({ path: `${shots}/${name}-${size.width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(looks[1]!);
}

/** What no page can bring about: the worker gave an intent up. */
async function giveUpATask(reason: string): Promise<void> {
  const database = await createConnection(`${process.env.TEST_MARIADB_URL}hubtest_e2e_support`);
  try {
    await database.query(
      `INSERT INTO outbox (job, dedupe_key, payload, attempt, failed_at, last_error)
        VALUES ('support-codes-asked', ?, '{"kind":"email","macs":",","hour":1}', 12, NOW(3), ?)`,
      [`given-up-${Date.now()}`, reason],
    );
  } finally {
    await database.end();
  }
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a lead follows their own export to its end and takes the file', async ({ page }) => {
  test.slow();
  await signIn(page, 'min');
  await page.goto('/staff/reports');
  await page.getByRole('button', { name: '匯出', exact: true }).click();
  await page.getByRole('button', { name: '開始匯出' }).click();
  await expect(page.getByRole('link', { name: /^下載 報表數字/ }).first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/staff/questions');
  await page.getByRole('link', { name: '背景工作' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '背景工作' })).toBeVisible();
  const own = page.getByRole('list', { name: '背景工作' }).getByRole('listitem').first();
  await expect(own).toContainText('匯出報表數字');
  await expect(own).toContainText('完成');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: '下載 匯出報表數字' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^figures_.*\.csv$/);
  await expect(page.getByText('系統自動處理')).toHaveCount(0);
  await expectAccessible(page);
  await look(page, 'jobs-lead');
});

test('a product admin sees what the system does, and has what was given up done again', async ({ page }) => {
  test.slow();
  const reason = `connect ECONNREFUSED ${Date.now()}`;
  await giveUpATask(reason);
  await signInFresh(page, 'product_admin');
  await page.getByRole('link', { name: '背景工作' }).click();
  const rounds = page.getByRole('region', { name: '系統自動處理' }).getByRole('table');
  await expect(rounds.getByRole('row', { name: /更新搜尋/ })).toContainText('正常', { timeout: 40_000 });
  await page.getByLabel('狀況').selectOption('failed');
  const task = page.getByRole('list', { name: '背景工作' }).getByRole('listitem').filter({ hasText: reason });
  await expect(task).toContainText('補寄查詢碼');
  await expectAccessible(page);
  await look(page, 'jobs-admin');
  await task.getByRole('button', { name: '再做一次 補寄查詢碼' }).press('Enter');
  await expect(task).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('link', { name: '稽核紀錄' }).click();
  await expect(async () => {
    await page.reload();
    const noted = page.getByRole('main').getByText('再做一次系統工作').filter({ visible: true });
    await expect(noted.first()).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
});
