import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, signInByHand, test } from './hub.ts';

const TITLE = '夏日禮包';
let number = Math.floor(Math.random() * 1_000_000);
/** A code that no other test of this run uses. */
const freshCode = (): string => `PARTNER${String(++number).padStart(7, '0')}`;
const csv = (...rows: string[]) => ({
  name: 'codes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['serial_no,category_code,note', ...rows].join('\r\n')),
});

/** A browser of its own, for the second person. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

/** A draft of H73 with one reward, as its form would make it. Gives its number. */
function freshEvent(page: Page, name: string): Promise<number> {
  return page.evaluate(
    async ([title, event]) => {
      const me = (await (await fetch('/api/staff/me')).json()) as { data?: { csrf: string }; csrf?: string };
      const mail = { mail_title: title, mail_body: '', items: [{ item_code: 'gift_box_a', qty: 1 }], expire_days: 30 };
      const answer = await fetch('/api/staff/events', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID().replaceAll('-', ''),
          'x-csrf-token': me.data?.csrf ?? me.csrf ?? '',
        },
        body: JSON.stringify({
          game_id: 'H73',
          name: event,
          intro: '',
          art: 'summer',
          starts: '2020-01-01T00:00',
          ends: '2099-12-31T23:59',
          error_limit: 10,
          pace: 'at_once',
          keyword: true,
          categories: [{ id: 0, title, per_account: 1, open: true, ...mail }],
        }),
      });
      const { data } = (await answer.json()) as { data: { row: { id: number } } };
      return data.row.id;
    },
    [TITLE, name] as const,
  );
}

/** What every form of a new batch asks for. */
async function fillBatch(page: Page, name: string): Promise<void> {
  const reward = page.getByLabel('獎勵', { exact: true });
  await expect(reward.getByRole('option', { name: `1. ${TITLE}` })).toBeAttached();
  await reward.selectOption({ label: `1. ${TITLE}` });
  await page.getByLabel('批次名稱').fill(name);
}

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(已備妥|等您確認|已取消|已停用)$/)
    .first();

test.beforeEach(({ page }) => signInAs(page, 'event_operator'));

test('codes are made, watched until they are ready, and disabled with a reason', async ({ page }) => {
  const event = await freshEvent(page, `產生 ${Date.now()}`);
  await page.goto(`/staff/serials/generate?event=${event}`);
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(page.getByText('一次可產生 1 到 1,000,000 組').first()).toBeVisible();
  await expectAccessible(page);
  await fillBatch(page, '超商第一批');
  await page.getByLabel('要幾組').fill('2,500');
  await page.getByLabel('序號長度').selectOption('14');
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '超商第一批' })).toBeVisible();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await expect(page.getByText('0／2,500 組')).toBeVisible();
  await expect(page.getByText('序號備妥了，但活動是「草稿」，玩家現在不能兌換')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '停用這一批' }).click();
  const dialog = page.getByRole('dialog', { name: '停用「超商第一批」？' });
  await expect(dialog).toContainText(`還沒用過的約 2,500 組「${TITLE}」序號會馬上失效`);
  await dialog.getByLabel('原因').fill('印刷廠印錯，整批作廢');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByText(/停用了這一批$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '超商第一批' })).toBeFocused();
  await expect(page.getByRole('button', { name: '停用這一批' })).toHaveCount(0);
  await page.goto(`/staff/serials?event=${event}&state=disabled`);
  await expect(page.getByRole('list', { name: '序號批次' }).getByRole('link')).toHaveCount(1);
});

test('a file is checked first; its faulty rows stay out only when somebody says so', async ({ page }) => {
  const event = await freshEvent(page, `匯入 ${Date.now()}`);
  const [good, other] = [freshCode(), freshCode()];
  const file = csv(`${good},1,超商`, good.toLowerCase(), `${other},1,`, 'SHORT,1,', `${freshCode()},7,`, ',1,');
  await page.goto(`/staff/serials/import?event=${event}`);
  await fillBatch(page, '夥伴第一批');
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(page.getByText('請選擇檔案').first()).toBeVisible();
  await page.getByLabel('檔案', { exact: true }).setInputFiles({ ...file, buffer: Buffer.alloc(0) });
  await expect(page.getByText('這個檔案是空的，請選另一個').first()).toBeVisible();
  await page.getByLabel('檔案', { exact: true }).setInputFiles(file);
  await expectAccessible(page);
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(status(page)).toHaveText('等您確認', { timeout: 30_000 });
  const report = page.getByRole('region', { name: '檔案檢查結果' });
  await expect(report).toContainText('全部的列6');
  await expect(report).toContainText('可以用的序號2');
  for (const fault of ['沒有填序號', '不到 8 碼', '獎勵編號不對', '檔案裡重複'])
    await expect(report).toContainText(`${fault}1`);
  await expectAccessible(page);
  const errors = page.waitForEvent('download');
  await report.getByRole('link', { name: '下載有問題的列（CSV）' }).click();
  expect((await errors).suggestedFilename()).toMatch(/\.csv$/);

  // One bad row keeps the whole file out, unless the tick says otherwise.
  await page.getByRole('button', { name: '寫入 2 組序號' }).click();
  await expect(page.getByText(/有 4 列有問題：/).first()).toBeVisible();
  await page.getByLabel('略過有問題的 4 列').check();
  await page.getByRole('button', { name: '寫入 2 組序號' }).click();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await expect(page.getByText('0／2 組')).toBeVisible();

  // The same file is refused where it was chosen, and nothing that was typed is lost.
  await page.goto(`/staff/serials/import?event=${event}`);
  await fillBatch(page, '夥伴第二批');
  await page.getByLabel('檔案', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(page.getByText(/已經匯入過同一個檔案/).first()).toBeVisible();
  await expect(page.getByLabel('檔案', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('批次名稱')).toHaveValue('夥伴第二批');

  // What is not confirmed can be cancelled; its file is free again.
  const packed = { name: 'codes.csv.gz', mimeType: 'application/gzip', buffer: gzipSync(csv(freshCode()).buffer) };
  await page.getByLabel('檔案', { exact: true }).setInputFiles(packed);
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(status(page)).toHaveText('等您確認', { timeout: 30_000 });
  await page.getByRole('button', { name: '取消這一批' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消這一批' }).click();
  await expect(status(page)).toHaveText('已取消');
  await expect(page.getByText('同一個檔案可以再匯入一次。')).toBeVisible();

  await lookUp(page, good, '活動現在沒有開放');
  await expect(page.getByRole('article')).toContainText('夥伴第一批');
});

/** Types a code as somebody pastes it, and reads what became of it. */
async function lookUp(page: Page, code: string, found: string): Promise<void> {
  await page.goto('/staff/serials/lookup');
  await expect(page.getByText(/每次查詢都會留在稽核紀錄/)).toBeVisible();
  await page.getByLabel('序號', { exact: true }).fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  await expect(page.getByText(`整理後：${code.match(/.{1,4}/g)?.join('-')}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /的情況$/ })).toContainText(found);
  await expectAccessible(page);
}

test('a code that nobody knows is said to be unknown, and what is no code is not asked for', async ({ page }) => {
  await lookUp(page, freshCode(), '沒有這組序號');
  await page.getByLabel('序號', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('序號至少 8 碼').first()).toBeVisible();
  await expect(page).toHaveURL(/\/lookup$/);
});

test('a keyword is one word for many', async ({ page }) => {
  const event = await freshEvent(page, `密語 ${Date.now()}`);
  await page.goto(`/staff/serials/keyword?event=${event}`);
  await fillBatch(page, '直播密語');
  const word = `Happy Summer ${++number}`;
  await page.getByLabel('通關密語', { exact: true }).fill(word);
  await expect(page.getByText(`會存成 HAPPYSUMMER${number}`)).toBeVisible();
  await page.getByLabel('總次數').fill('3000');
  await page.getByRole('button', { name: '新增通關密語' }).click();
  await expect(status(page)).toHaveText('已備妥');
  await expect(page.getByText('已用 0／3,000 次')).toBeVisible();
  await lookUp(page, `HAPPYSUMMER${number}`, '0／3,000 次');
});

test('unused codes leave once, when two persons agree', async ({ page, browser, baseURL }) => {
  test.slow();
  // Codes leave with a fresh second factor only.
  await page.context().clearCookies();
  await signInByHand(page, 'event_operator');
  const event = await freshEvent(page, `下載 ${Date.now()}`);
  await page.goto(`/staff/serials/generate?event=${event}`);
  await fillBatch(page, '交給夥伴');
  await page.getByLabel('要幾組').fill('30');
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await page.getByRole('button', { name: '提出下載' }).click();
  const dialog = page.getByRole('dialog', { name: '提出下載沒用過的序號？' });
  const reason = `交給超商印製 ${event}`;
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: '提出下載' }).click();
  await expect(page.getByText('已提出下載，等另一位同事核准')).toBeVisible();

  const second = await another(browser, baseURL);
  await signInByHand(second, 'product_admin');
  await second.getByRole('link', { name: /等待核准/ }).click();
  const request = second.getByRole('group').filter({ hasText: reason });
  await expect(request).toContainText('下載沒用過的序號');
  await expect(request.getByRole('link', { name: '看這一批序號' })).toHaveAttribute('href', /\/staff\/serials\/\d+$/);
  await expectAccessible(second);
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await second.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toHaveCount(0);
  await second.context().close();

  await page.reload();
  await expect(page.getByText('已核准，可以下載一次')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: '下載沒用過的序號（CSV）' });
  const fetched = page.waitForEvent('download');
  await link.click();
  const lines = await textOf(await fetched);
  expect(lines.filter((line) => /[0-9A-Z]{4}/.test(line)).length).toBeGreaterThanOrEqual(30);
  await expect(page.getByText(/^已在 .* 下載$/)).toBeVisible({ timeout: 20_000 });
  await expect(link).toHaveCount(0);
});

async function textOf(download: import('@playwright/test').Download): Promise<string[]> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8').trim().split(/\r?\n/);
}

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    test.use(use);

    test('the screens of codes are there, fit and are accessible', async ({ page }) => {
      test.slow();
      for (const path of ['', '/generate', '/import', '/keyword', '/lookup', '/4000000000']) {
        await page.goto(`/staff/serials${path}`);
        await expect(page.getByRole('navigation', { name: '活動與序號' })).toBeVisible();
        await expect(
          page
            .getByRole('main')
            .getByText(/序號|密語/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  });
}
