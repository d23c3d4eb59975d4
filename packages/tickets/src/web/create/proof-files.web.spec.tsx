import { expectAccessible, expectFits } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import {
  CREATE,
  openAsPlayer,
  openReport,
  FORM,
  formOf,
  pictureFile,
  picker,
  playerForm,
  rows,
  send,
  slip,
  words,
} from '../testing/report-answers.ts';
import { filesOf } from '../testing/kept-drafts.ts';

const papers = page.getByLabelText(/^身分證件/);
const payments = page.getByLabelText(/^儲值訂單/);
const type = page.getByLabelText('問題類型');
const files = (...names: string[]) => Promise.all(names.map((name) => pictureFile(`${name}.png`)));
const give = async (field: Locator, ...names: string[]) => field.upload(await files(...names));

test('a lost account is reported with papers and proofs, of each so many and not one more', async () => {
  const site = await openAsPlayer({ [FORM]: playerForm() });
  await type.selectOptions('帳號遺失');
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await expect.element(page.getByText('只用來確認您是帳號的擁有者')).toBeVisible();
  await give(papers, '1', '2', '3', '4');
  await give(payments, '5', '6', '7');
  await expect.element(rows).toHaveLength(7);
  await expect.element(page.getByText('已上傳 4／4 張')).toBeVisible();
  await expect.element(page.getByText('已上傳 3／3 張')).toBeVisible();
  await give(papers, '8');
  await expect.element(page.getByText('請勿選擇超過 4 個檔案；沒有加入：8.png').first()).toBeVisible();
  await expect.element(rows).toHaveLength(7);
  await expectAccessible();
  expectFits();

  // The numbered questions alone are no report.
  await send.click();
  await expect.element(page.getByText('請在編號後面填上您記得的內容，至少一項').first()).toBeVisible();
  expect(site.asked(CREATE)).toEqual([]);
  const asked = (words.element() as HTMLTextAreaElement).value;
  await words.fill(asked.replace('最後登入時間：', '最後登入時間：上週六晚上'));
  await send.click();
  await expect.element(slip).toBeVisible();
  const names = Object.keys(site.asked(CREATE)[0]?.body as object).filter((name) => name.startsWith('attachment'));
  expect(names.toSorted()).toEqual([
    ...[1, 2, 3, 4].map((n) => `attachment_id${n}`),
    ...[1, 2, 3].map((n) => `attachment_pay${n}`),
  ]);
});

test('another type shows its own files and loses none; of an ID paper nothing stays on the device', async () => {
  const site = await openReport({ [FORM]: formOf() });
  await give(picker, 'one');
  await expect.element(rows).toHaveTextContent('已上傳');
  await type.selectOptions('帳號被盜');
  await expect.element(picker).toHaveLength(0);
  await expect.element(page.getByText('為其他問題類型選的 1 張圖片先放在一旁')).toBeVisible();
  await give(papers, 'two');
  await expect.element(rows).toHaveTextContent('two.png');
  await type.selectOptions('儲值未入帳');
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows).toHaveTextContent('one.png');
  await type.selectOptions('帳號被盜');
  await expect.element(rows).toHaveTextContent('two.png');
  await expect.element(rows).toHaveTextContent('已上傳');
  for (const draft of ['', '/id_paper', '/pay'].map((part) => `H73/visitor/support-create/1${part}`))
    expect((await filesOf(draft)).map(({ name }) => name)).toEqual(draft.endsWith('1') ? ['one.png'] : []);
  await site.reload();
  await type.selectOptions('帳號被盜');
  await expect.element(papers).toBeVisible();
  await expect.element(rows).toHaveLength(0);
  await type.selectOptions('儲值未入帳');
  await expect.element(rows).toHaveTextContent('one.png');
  await expect.element(send).toBeEnabled();
});
