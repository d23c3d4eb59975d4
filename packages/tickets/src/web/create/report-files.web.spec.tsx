import { sharedTexts } from '@hub/contracts/shared';
import { expectAccessible, held, noAnswer, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  choose,
  CREATE,
  fillVisitor,
  openReport,
  pictureFile,
  picker,
  rows,
  send,
  slip,
  takesUploads,
  UPLOAD,
  words,
} from '../testing/report-answers.ts';

const MB = 1024 * 1024;
const gif = (name: string, bytes: number) =>
  new File(['GIF89a', new Uint8Array(bytes - 6)], name, { type: 'image/gif' });
const fake = () => new File(['no picture at all'], '對話截圖.png', { type: 'image/png' });
const row = (name: string) => rows.filter({ hasText: name });

test('what cannot be sent stands at its row, and the report leaves with the rest', async () => {
  const site = await openReport();
  await fillVisitor();
  choose(gif('大動畫.gif', 9 * MB), await pictureFile('收據.png'), fake());
  await expect.element(row('收據.png')).toHaveTextContent('已上傳');
  await expect
    .element(row('大動畫.gif'))
    .toHaveTextContent(/檔案 9(\.\d)? MB，請選 8 MB 以內的圖片。送出時會略過這個檔案/);
  await expect.element(row('對話截圖.png')).toHaveTextContent('這不是 JPG、PNG 或 GIF 圖片');
  await expect.element(page.getByText('已上傳 1／1 張')).toBeVisible();
  await expectAccessible();
  await send.click();
  await expect.element(slip).toBeVisible();
  const names = Object.entries(site.asked(CREATE)[0]?.body as object).filter(([name]) => /^attachment\d/.test(name));
  expect(names).toEqual([['attachment1', 'upload1'.padEnd(22, 'x')]]);
});

test('of a choice that is too large as many are taken as fit, and the rest is named', async () => {
  const site = await openReport();
  await fillVisitor();
  const many = await Promise.all(Array.from({ length: 11 }, (_, n) => pictureFile(`圖${n + 1}.png`)));
  choose(...many.slice(0, 7));
  await expect.element(page.getByText('請勿選擇超過 6 個檔案；沒有加入：圖7.png').first()).toBeVisible();
  await expect.element(page.getByText('已上傳 6／6 張')).toBeVisible();
  choose(...many.slice(7));
  await expect.element(page.getByText('沒有加入：圖8.png、圖9.png、圖10.png 等 4 個').first()).toBeVisible();
  await expect.element(rows).toHaveLength(6);
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(site.asked(UPLOAD)).toHaveLength(6);
});

test('a large photo becomes smaller before it leaves', async () => {
  const site = await openReport();
  const photo = await pictureFile('照片.png', { side: 1700, noisy: true });
  expect(photo.size).toBeGreaterThan(8 * MB);
  choose(photo);
  await expect.element(rows, { timeout: 12_000 }).toHaveTextContent('已上傳');
  const sent = (site.asked(UPLOAD)[0]?.body as FormData).get('file') as File;
  expect(sent.size).toBeGreaterThan(0);
  expect(sent.size).toBeLessThan(8 * MB);
});

test('a screenshot is pasted into the text', async () => {
  await openReport();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await pictureFile('image.png'));
  words.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(rows).toHaveTextContent('已上傳');
});

test('rows of files are walked and removed from the keyboard', async () => {
  await openReport();
  await picker.upload(await Promise.all(['1.png', '2.png', '3.png'].map((name) => pictureFile(name))));
  await expect.element(page.getByText('已上傳 3／3 張')).toBeVisible();
  const remove = (name: string) => page.getByRole('button', { name: `移除 ${name}` });
  words.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(picker).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(remove('1.png')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(remove('3.png')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('1.png')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).toHaveFocus();
});

/** How many pictures this device knows to be at the server: noted a moment after the page says so. */
const notedUploads = () =>
  new Promise<number>((done) => {
    const opening = indexedDB.open('hub.drafts');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('files').objectStore('files').getAll();
      asked.onsuccess = () => {
        opening.result.close();
        done((asked.result.flat() as { upload?: string }[]).filter(({ upload }) => upload).length);
      };
    };
  });

test('text and pictures outlive a reload, and are not sent twice', async () => {
  const site = await openReport();
  await words.fill('寫到一半，螢幕就關了');
  await picker.upload([await pictureFile('收據.png'), await pictureFile('商城.png')]);
  await expect.element(page.getByText('已上傳 2／2 張')).toBeVisible();
  await expect.element(page.getByText('草稿已存在這台裝置')).toBeVisible();
  await expect.poll(notedUploads).toBe(2);
  await site.reload();
  await expect.element(page.getByText(/已還原/)).toBeVisible();
  await expect.element(page.getByText('已上傳 2／2 張')).toBeVisible();
  await expect.element(words).toHaveValue('寫到一半，螢幕就關了');
  expect(site.asked(UPLOAD)).toHaveLength(2);

  await page.getByRole('button', { name: '捨棄草稿' }).click();
  await expect.element(rows).toHaveLength(0);
  await site.reload();
  await expect.element(words).toHaveValue('');
  await expect.element(rows).toHaveLength(0);
});

test('a submit waits for pictures, can be called off, and a failed one is tried again', async () => {
  const upload = held(reply(500, { msg: '處理時發生問題' }));
  const site = await openReport({ [UPLOAD]: upload.answer });
  await fillVisitor();
  await picker.upload(await pictureFile('收據.png'));
  await expect.element(rows).toHaveTextContent('上傳中');
  await send.click();
  await expect.element(page.getByText('圖片傳送中 0/1…')).toBeVisible();
  await expectAccessible('waiting');
  await page.getByRole('button', { name: '先不送出' }).click();
  await expect.element(send).toBeVisible();
  upload.release();
  await expect.element(rows).toHaveTextContent('處理時發生問題');

  await send.click();
  await expect.element(page.getByText('有 1 個地方需要修改')).toBeVisible();
  site.answer(takesUploads());
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect.element(rows).toHaveFocus();
  await expect.element(rows).toHaveTextContent('已上傳');
  await send.click();
  await expect.element(slip).toBeVisible();
});

test('a picture for which the server has no room stays, is sent again by itself, and later by hand', async () => {
  const full = reply(503, { file01: sharedTexts.FILE_BUSY.tw }, { 'Retry-After': '0.05' });
  const site = await openReport({ [UPLOAD]: full });
  await picker.upload(await pictureFile('收據.png'));
  await expect.element(rows).toHaveTextContent('圖片還沒收下；您填的內容還在');
  expect(site.asked(UPLOAD)).toHaveLength(3);
  site.answer(takesUploads());
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect.element(rows).toHaveTextContent('已上傳');
});

test('a picture that the server has lost is offered again from what is kept', async () => {
  const site = await openReport({ [CREATE]: reply(400, { attachment1: '檔案已失效，請再上傳一次' }) });
  await fillVisitor();
  await picker.upload(await pictureFile('收據.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  await send.click();
  await expect.element(rows).toHaveTextContent('失效');
  await expect.element(page.getByText('有 1 個地方需要修改')).toBeVisible();
  await page.getByRole('button', { name: '再試一次 收據.png' }).click();
  await expect.element(rows).toHaveTextContent('已上傳');
  expect(site.asked(UPLOAD)).toHaveLength(2);
});

test('a picture that the lost connection stopped goes on by itself when it is back', async () => {
  const site = await openReport({ [UPLOAD]: noAnswer });
  await picker.upload(await pictureFile('商城.png'));
  await expect.element(rows).toHaveTextContent('網路中斷');
  site.answer(takesUploads());
  window.dispatchEvent(new Event('online'));
  await expect.element(rows).toHaveTextContent('已上傳');
});
