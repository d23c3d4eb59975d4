import {
  PHONE,
  SLOW,
  drawn,
  fillForm,
  openForm,
  picker,
  pictures,
  rows,
  sendAndLook,
  shown,
} from './attachment-form.ts';
import { expect, expectAccessible, signIn, test } from './hub.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 180_000 });

test('pictures chosen from the keyboard go with a report and a follow-up, and player and staff see them', async ({
  page,
  browser,
}) => {
  await openForm(page);
  // Listened for well before it opens: the browser is told so, and takes its time.
  const chooser = page.waitForEvent('filechooser', SLOW);
  const given = await pictures(page, '收據.png', '商城.png', '多餘.png');
  await page.getByLabel('問題描述').focus();
  await page.keyboard.press('Tab');
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(given);
  await expect(page.getByText('已上傳 3／3 張')).toBeVisible(SLOW);
  await fillForm(page);
  await page.getByRole('button', { name: '移除 多餘.png' }).click();
  await expect(rows(page)).toHaveCount(2);

  const number = await sendAndLook(page);
  await expect(shown(page)).toHaveCount(2);
  await expect(shown(page).first()).toHaveAttribute('alt', '圖片 1，收據.png');
  await drawn(shown(page).first());
  await page.getByRole('button', { name: '圖片 1，收據.png' }).click();
  await drawn(page.getByRole('dialog').getByRole('img'));
  await page.keyboard.press('Escape');

  await page.getByLabel('還有想補充的嗎？').fill('收據補上了');
  await picker(page).setInputFiles(given.slice(2));
  await expect(rows(page)).toContainText('已上傳', SLOW);
  await page.getByRole('button', { name: '送出', exact: true }).click();
  await expect(page.getByText('我們會在客服時間內回覆')).toBeVisible(SLOW);
  await expect(shown(page)).toHaveCount(3);
  await drawn(shown(page).last());

  const desk = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 1280, height: 800 },
  });
  const agent = await desk.newPage();
  await signIn(agent);
  await agent.goto(`/staff/questions/${number}`);
  await expect(shown(agent)).toHaveCount(3);
  await drawn(shown(agent).first());
  await expectAccessible(agent);
  await desk.close();
});
