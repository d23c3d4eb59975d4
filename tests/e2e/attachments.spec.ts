import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';

const PHONE = { width: 360, height: 740 };
const MB = 1024 * 1024;
/** The proof of work and the pictures take their time on a busy machine. */
const SLOW = { timeout: 60_000 };
const LIMIT_WORDS = /檔案 9(\.\d)? MB，請選 8 MB 以內的圖片/;
type Given = { name: string; mimeType: string; buffer: Buffer };

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

const gif = (name: string, bytes: number): Given => ({
  name,
  mimeType: 'image/gif',
  buffer: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(bytes - 6)]),
});
const fake: Given = { name: '對話截圖.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

/** A PNG that is as large as its pixels. */
function noise(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const line = 1 + width * 3;
  const pixels = randomBytes(line * height);
  for (let row = 0; row < height; row += 1) pixels[row * line] = 0;
  const data = deflateSync(pixels, { level: 0 });
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Real pictures: what the browser shows just now. */
async function pictures(page: Page, ...names: string[]): Promise<Given[]> {
  const buffer = await page.screenshot({ type: 'png' });
  return names.map((name) => ({ name, mimeType: 'image/png', buffer }));
}

const picker = (page: Page): Locator => page.getByLabel(/^附件/);
const rows = (page: Page): Locator => page.locator('li[data-state]');
const send = (page: Page): Locator => page.getByRole('button', { name: '送出回報' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/service/H73/create');
  await expect(page.getByLabel('問題描述')).toBeVisible();
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('問題類型').selectOption({ label: '儲值未入帳' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('手機號碼').fill('0912345678');
  await page.getByLabel('伺服器').selectOption({ index: 1 });
  await page.getByLabel('角色名稱').fill('小測');
  await page.getByLabel('角色 ID').fill('123456789');
  await page.getByLabel('問題描述').fill('儲值後三十分鐘仍未入帳，附上收據');
}

/** Sends the form and goes to the case; gives its number. */
async function sendAndLook(page: Page): Promise<string> {
  await send(page).click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText('我們收到了')).toBeVisible(SLOW);
  await slip.getByRole('link', { name: '查看這筆回報' }).click();
  await expect(page).toHaveURL(/\/view\/\d+/);
  return /\/view\/(\d+)/.exec(page.url())?.[1] ?? '';
}

const shown = (page: Page): Locator => page.getByRole('list', { name: '附上的圖片' }).getByRole('img');
/** A picture that the browser has really drawn. */
const drawn = (image: Locator) =>
  expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

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

// The renewed address of the simulated refusal is the old one, which a browser does not ask for again.
test.fixme('an address that ran out is renewed without a word', async ({ page }) => {
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

test('what cannot be sent stands at its row and holds the report back', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const [good] = await pictures(page, '收據.png');
  if (!good) throw new Error('no picture');
  await picker(page).setInputFiles([good, gif('大動畫.gif', 9 * MB), fake]);
  await expect(rows(page).filter({ hasText: '已上傳' })).toHaveCount(1, SLOW);
  await expect(rows(page).filter({ hasText: LIMIT_WORDS })).toContainText('大動畫.gif');
  await expect(rows(page).filter({ hasText: '這不是 JPG、PNG 或 GIF 圖片' })).toContainText('對話截圖.png');
  await expectAccessible(page);

  await send(page).click();
  await expect(page.getByText('有 2 個地方需要修改')).toBeVisible();
  await page.getByRole('link', { name: /大動畫\.gif/ }).click();
  await expect(rows(page).filter({ hasText: '大動畫.gif' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: '移除 大動畫.gif' }).click();
  await page.getByRole('button', { name: '移除 對話截圖.png' }).click();
  await expect(page.getByText('都改好了，請再送出一次')).toBeVisible();
  await sendAndLook(page);
  await expect(shown(page)).toHaveCount(1);
});

test('a large photo becomes smaller before it leaves', async ({ page }) => {
  await openForm(page);
  const sent = page.waitForRequest(/\/attachments\?for=create/);
  const buffer = noise(1800, 1700);
  expect(buffer.length).toBeGreaterThan(8 * MB);
  await picker(page).setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer });
  const length = Number(await (await sent).headerValue('content-length'));
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(8 * MB);
  await expect(rows(page)).toContainText('已上傳', SLOW);
});

test('a screenshot is pasted into the text', async ({ page }) => {
  await openForm(page);
  const [screenshot] = await pictures(page, 'image.png');
  await page.getByLabel('問題描述').focus();
  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    screenshot?.buffer.toString('base64') ?? '',
  );
  await expect(rows(page)).toContainText('已上傳', SLOW);
});

test('text and pictures outlive a reload, and are not sent twice', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('問題描述').fill('寫到一半，螢幕就關了');
  await picker(page).setInputFiles(await pictures(page, '收據.png', '商城.png'));
  await expect(page.getByText('已上傳 2／2 張')).toBeVisible(SLOW);
  await page.waitForTimeout(900);
  let uploads = 0;
  page.on('request', (request) => (uploads += request.url().includes('/attachments?') ? 1 : 0));
  await page.reload();
  await expect(page.getByText(/已還原/)).toBeVisible();
  await expect(page.getByText('已上傳 2／2 張')).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半，螢幕就關了');
  expect(uploads).toBe(0);

  await page.getByRole('button', { name: '捨棄草稿' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('問題描述')).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
});

test('a submit waits for pictures, can be called off, and a failed one is tried again', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  let fail = (): void => undefined;
  await page.route('**/attachments?*', async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.fulfill({ status: 500, json: { msg: '處理時發生問題' } });
  });
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toContainText('上傳中');
  await send(page).click();
  await expect(page.getByText('圖片傳送中 0/1…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '先不送出' }).click();
  await expect(send(page)).toBeVisible();
  fail();
  await expect(rows(page)).toContainText('處理時發生問題');

  await send(page).click();
  await expect(page.getByText('有 1 個地方需要修改')).toBeVisible();
  await page.unroute('**/attachments?*');
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await sendAndLook(page);
  await expect(shown(page)).toHaveCount(1);
});

test('a picture that the server has lost is offered again from what is kept', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const lost = 'A'.repeat(26);
  await page.route('**/attachments?*', (route) => route.fulfill({ json: { msg: { id: lost, thumb: '' } } }));
  await picker(page).setInputFiles(await pictures(page, '收據.png'));
  await expect(rows(page)).toContainText('已上傳');
  await page.unroute('**/attachments?*');
  await send(page).click();
  await expect(rows(page)).toContainText('失效', SLOW);
  await expect(page.getByText('有 1 個地方需要修改')).toBeVisible();
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await sendAndLook(page);
  await expect(shown(page)).toHaveCount(1);
});

test('everything works from the keyboard', async ({ page }) => {
  await openForm(page);
  const given = await pictures(page, '1.png', '2.png', '3.png');
  await page.getByLabel('問題描述').focus();
  await page.keyboard.press('Tab');
  await expect(picker(page)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(given);
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible(SLOW);

  const button = (name: string) => page.getByRole('button', { name: `移除 ${name}` });
  await page.keyboard.press('Tab');
  await expect(button('1.png')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button('3.png')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('1.png')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeFocused();
});

test('a window without a file picker is told where files can be picked', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
  await picker(page).click();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('遊戲內選不到附件？')).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('遊戲內選不到附件？')).toBeVisible();
  await expect(page.getByText(/\/service\/H73\/create$/)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});
