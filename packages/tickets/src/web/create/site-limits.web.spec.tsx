import { expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  choose,
  CREATE,
  fillVisitor,
  FORM,
  formOf,
  openCase,
  openReport,
  pictureFile,
  picker,
  rows,
  send,
  takesUploads,
  words,
} from '../testing/report-answers.ts';

const MB = 1024 * 1024;
const limits = { pictures_per_report: 2, pictures_per_reply: 1, picture_mb: 2 };
const gif = (name: string, bytes: number) =>
  new File(['GIF89a', new Uint8Array(bytes - 6)], name, { type: 'image/gif' });
const three = () => Promise.all(['一.png', '二.png', '三.png'].map((name) => pictureFile(name)));

test('a report takes as many pictures, and as large, as its form is told', async () => {
  await openReport({ [FORM]: formOf({ limits }) });
  await expect.element(picker).toHaveAccessibleDescription(/2 張.*2 MB/);
  choose(gif('大動畫.gif', 2 * MB + 1));
  await expect.element(rows).toHaveTextContent(/請選 2 MB 以內的圖片/);
  choose(...(await three()));
  await expect.element(page.getByText('請勿選擇超過 2 個檔案；沒有加入：三.png').first()).toBeVisible();
  await expectAccessible();
});

test('a follow-up takes as many as its case is told', async () => {
  await openCase({ limits }, takesUploads());
  await expect.element(picker).toHaveAccessibleDescription(/1 張.*2 MB/);
  choose(...(await three()));
  await expect.element(page.getByText('請勿選擇超過 1 個檔案；沒有加入：二.png、三.png').first()).toBeVisible();
});

test('what became too many since is said by the server, and what was typed stays', async () => {
  const said = '附件最多 1 張，請移除幾張後再送出；您填的內容還在';
  await openReport({ [FORM]: formOf({ limits }), [CREATE]: reply(400, { file01: said }) });
  await fillVisitor();
  const typed = (words.element() as HTMLTextAreaElement).value;
  choose(...(await three()).slice(0, 2));
  await expect.element(page.getByText('已上傳 2／2 張')).toBeVisible();
  await send.click();
  await expect.element(page.getByText(said).first()).toBeVisible();
  await expect.element(words).toHaveValue(typed);
  await expect.element(rows).toHaveLength(2);
});
