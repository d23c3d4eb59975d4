import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { expect, signInAs, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

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

/** Cases that a site which has just begun has not counted yet. */
async function uncounted(page: Page): Promise<number> {
  const answer = await page.request.get('/api/staff/questions/jobs/keeping');
  return ((await answer.json()) as { data: { figures: { waiting: number } } }).data.figures.waiting;
}

test('figures are taken along as a file; what the system gave up is done again, and the audit has it', async ({
  page,
}) => {
  test.slow();
  const reason = `connect ECONNREFUSED ${Date.now()}`;
  await giveUpATask(reason);
  await signInAs(page, 'product_admin', '/staff/reports');
  await expect.poll(() => uncounted(page), { timeout: 40_000 }).toBe(0);
  await page.getByRole('button', { name: '近 90 天' }).click();
  await expect(page.getByText('首次回覆（中位數）')).toBeVisible();
  await page.getByRole('button', { name: '匯出', exact: true }).click();
  await page.getByRole('button', { name: '開始匯出' }).click();
  await expect(page.getByRole('link', { name: /^下載 報表數字/ }).first()).toBeVisible({ timeout: 30_000 });

  await page.goto('/staff/questions/jobs?whose=mine');
  const jobs = page.getByRole('list', { name: '客服案件' }).getByRole('listitem');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    jobs.first().getByRole('link', { name: '下載 匯出報表數字' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^figures_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff日期,遊戲,新進案件,')).toBe(true);
  expect(text.trim().split('\r\n').length).toBeGreaterThan(90);

  const rounds = page.getByRole('region', { name: '系統自動處理' }).getByRole('table');
  await expect(rounds.getByRole('row', { name: /更新搜尋/ })).toContainText('正常', { timeout: 40_000 });
  await page.goto('/staff/questions/jobs?state=failed');
  const task = jobs.filter({ hasText: reason });
  await task.getByRole('button', { name: '再做一次 補寄查詢碼' }).click();
  await expect(task).toHaveCount(0, { timeout: 20_000 });
  await page.goto('/staff/audit');
  await expect(async () => {
    await page.reload();
    const noted = page.getByRole('main').getByText('再做一次系統工作').filter({ visible: true });
    await expect(noted.first()).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
});
