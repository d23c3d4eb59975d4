import type { Page } from '@playwright/test';
import { expect, freshEmail, freshRole, partnerToken, test } from './hub.ts';

const papers = [
  { name: 'A4', width: '210mm', height: '297mm', px: 794 },
  { name: 'a roll of 58 mm', width: '58mm', height: '200mm', px: 219 },
];

async function fileReport(page: Page): Promise<{ number: string; code: string }> {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await page.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await page.getByLabel('電子信箱').fill(freshEmail());
  await page.getByLabel('問題描述').fill('點數卡序號輸入後顯示處理中，一直沒有入帳。');
  await page.getByRole('button', { name: '送出回報' }).click();
  const words = await page.getByRole('dialog').innerText();
  const given = {
    number: /\b\d{5,}\b/.exec(words)?.[0] ?? '',
    code: /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}/.exec(words)?.[0] ?? '',
  };
  // Looked for on paper below, where an empty text would be found anywhere.
  expect(Object.values(given)).not.toContain('');
  return given;
}

/** As on paper of this width: what is seen, and that nothing reaches over the edge. */
async function onPaper(page: Page, px: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: px, height: 800 });
  const { over, dark } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    dark: getComputedStyle(document.querySelector('dialog[open]') ?? document.body).backgroundColor,
  }));
  expect(over).toBeLessThanOrEqual(0);
  expect(dark).toBe('rgb(255, 255, 255)');
  for (const role of ['button', 'combobox', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
}

/** Seen once or more; the same words may also stand where paper does not show them. */
const onSheet = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

/** Sheets of the PDF, counted in its page objects. */
async function sheetsOf(page: Page, { width, height }: { width: string; height: string }): Promise<number> {
  const pdf = await page.pdf({ width, height, preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the slip and the case print on one sheet, of A4 and of a narrow roll', async ({ page }) => {
  const { number, code } = await fileReport(page);
  const facts = [number, code, '一般問題'];
  for (const paper of papers) {
    await onPaper(page, paper.px);
    for (const words of [...facts, '/service/H73/query']) await onSheet(page, words);
    await expect(page.getByLabel('問題描述')).toBeHidden();
    expect([paper.name, await sheetsOf(page, paper)]).toEqual([paper.name, 1]);
  }
  await page.goto(`/service/H73/view/${number}`);
  await expect(page.getByText(code).first()).toBeVisible();
  for (const paper of papers) {
    await onPaper(page, paper.px);
    const more = ['遊戲 H73（示範）', '台灣一服', '測試角色', '•••@example.com'];
    for (const words of [...facts, ...more, '點數卡序號輸入後顯示處理中，一直沒有入帳。']) await onSheet(page, words);
    expect([paper.name, await sheetsOf(page, paper)]).toEqual([paper.name, 1]);
  }
});
