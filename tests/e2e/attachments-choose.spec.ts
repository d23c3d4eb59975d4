import {
  PHONE,
  SLOW,
  fillForm,
  noise,
  openForm,
  picker,
  pictures,
  rows,
  send,
  sendAndLook,
  shown,
  type Given,
} from './attachment-form.ts';
import { expect, expectAccessible, test } from './hub.ts';

const MB = 1024 * 1024;
const LIMIT_WORDS = /檔案 9(\.\d)? MB，請選 8 MB 以內的圖片/;

const gif = (name: string, bytes: number): Given => ({
  name,
  mimeType: 'image/gif',
  buffer: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(bytes - 6)]),
});
const fake: Given = { name: '對話截圖.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

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
