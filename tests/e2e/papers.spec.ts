import type { Page } from '@playwright/test';
import { drawn, openForm, pictures, rows, send, sendAndLook, SLOW } from './attachment-form.ts';
import { expect, expectAccessible, freshEmail, freshRole, partnerToken, signIn, test } from './hub.ts';

const papers = (page: Page) => page.getByLabel(/^身分證件/);
const payments = (page: Page) => page.getByLabel(/^儲值訂單/);
const chooseType = (page: Page, label: string) => page.getByLabel('問題類型').selectOption({ label });

test('a lost account is reported with papers, that staff sees for a reason only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await chooseType(page, '帳號遺失');
  await page.getByLabel('電子信箱').fill(freshEmail());
  await expect(page.getByText('只用來確認您是帳號的擁有者')).toBeVisible();
  const files = await pictures(page, ...Array.from({ length: 8 }, (_, n) => `${n + 1}.png`));
  await papers(page).setInputFiles(files.slice(0, 4));
  await payments(page).setInputFiles(files.slice(4, 7));
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByText('已上傳 4／4 張')).toBeVisible(SLOW);
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible(SLOW);
  await papers(page).setInputFiles(files.slice(7));
  await expect(page.getByText('請勿選擇超過 4 個檔案；這次選的都沒有加入').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await expectAccessible(page);

  // The numbered questions alone are no report.
  await send(page).click();
  await expect(page.getByText('請在編號後面填上您記得的內容，至少一項').first()).toBeVisible();
  const description = page.getByLabel('問題描述');
  await description.fill((await description.inputValue()).replace('最後登入時間：', '最後登入時間：上週六晚上'));
  const number = await sendAndLook(page);
  await expect(page.getByText('已提供 4 份身分證件（僅客服處理時可看）')).toBeVisible();
  const proofs = page.getByRole('list', { name: '儲值憑證' }).getByRole('img');
  await expect(proofs).toHaveCount(3);
  await drawn(proofs.first());
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await page.goto(`/staff/questions/${number}`);
  await expect(page.getByText('身分證件 4 份')).toBeVisible();
  await page.getByRole('button', { name: '查看第 2 份' }).click();
  const dialog = page.getByRole('dialog', { name: '身分證件 第 2 份' });
  await dialog.getByRole('button', { name: '查看', exact: true }).click();
  await expect(dialog.getByText('請寫下查看的原因，至少 4 個字').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: '查看的原因' }).fill('核對帳號擁有者');
  await dialog.getByRole('button', { name: '查看', exact: true }).click();
  await drawn(dialog.getByRole('img'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '看完了' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '查看第 2 份' })).toBeFocused();
});

test('another type shows its own files and loses none', async ({ page }) => {
  await openForm(page);
  const [one, two] = await pictures(page, 'one.png', 'two.png');
  await page.getByLabel(/^附件/).setInputFiles([one!]);
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await chooseType(page, '帳號被盜');
  await expect(page.getByLabel(/^附件/)).toBeHidden();
  await expect(page.getByText('為其他問題類型選的 1 張圖片先放在一旁')).toBeVisible();
  await papers(page).setInputFiles([two!]);
  await expect(rows(page)).toContainText('two.png');
  await chooseType(page, '儲值未入帳');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('one.png');
  await chooseType(page, '帳號被盜');
  await expect(rows(page)).toContainText('two.png');
  // Nothing of an ID paper stays on the device; what else was picked does.
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await page.reload();
  await chooseType(page, '帳號被盜');
  await expect(papers(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await chooseType(page, '儲值未入帳');
  await expect(rows(page)).toContainText('one.png');
  await expect(send(page)).toBeEnabled();
});
