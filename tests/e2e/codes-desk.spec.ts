import { gzipSync } from 'node:zlib';
import { csv, fillBatch, freshCode, freshEvent, freshWord, linesOf, lookUp, status, TITLE } from './codes-desk.ts';
import { expect, freshStamp, signInAs, test } from './hub.ts';

test.beforeEach(({ page }) => signInAs(page, 'event_operator'));

test('codes are made, watched until they are ready, and disabled with a reason', async ({ page }) => {
  const event = await freshEvent(page, `產生 ${freshStamp()}`);
  await page.goto(`/staff/serials/generate?event=${event}`);
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(page.getByText('一次可產生 1 到 1,000,000 組').first()).toBeVisible();
  await fillBatch(page, '超商第一批');
  await page.getByLabel('要幾組').fill('2,500');
  await page.getByLabel('序號長度').selectOption('14');
  await page.getByRole('button', { name: '產生', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '超商第一批' })).toBeVisible();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await expect(page.getByText('0／2,500 組')).toBeVisible();
  await expect(page.getByText('序號備妥了，但活動是「草稿」，玩家現在不能兌換')).toBeVisible();

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
  const event = await freshEvent(page, `匯入 ${freshStamp()}`);
  const [good, other] = [freshCode(), freshCode()];
  const file = csv(`${good},1,超商`, good.toLowerCase(), `${other},1,`, 'SHORT,1,', `${freshCode()},7,`, ',1,');
  await page.goto(`/staff/serials/import?event=${event}`);
  await fillBatch(page, '夥伴第一批');
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(page.getByText('請選擇檔案').first()).toBeVisible();
  await page.getByLabel('檔案', { exact: true }).setInputFiles({ ...file, buffer: Buffer.alloc(0) });
  await expect(page.getByText('這個檔案是空的，請選另一個').first()).toBeVisible();
  await page.getByLabel('檔案', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: '上傳並檢查' }).click();
  await expect(status(page)).toHaveText('等您確認', { timeout: 30_000 });
  const report = page.getByRole('region', { name: '檔案檢查結果' });
  await expect(report).toContainText('全部的列6');
  await expect(report).toContainText('可以用的序號2');
  const faults = ['檔案裡重複', '少於 8 碼', '沒有這個獎勵編號', '沒有填序號'];
  for (const fault of faults) await expect(report).toContainText(`${fault}1`);
  const errors = page.waitForEvent('download');
  await report.getByRole('link', { name: '下載有問題的列（CSV）' }).click();
  // The file says it in the same words.
  expect((await linesOf(await errors)).slice(1).map((line) => line.split(',').at(-1))).toEqual(faults);

  // One bad row keeps the whole file out, unless the tick says otherwise.
  await page.getByRole('button', { name: '寫入 2 組序號' }).click();
  await expect(page.getByText(/有 4 列有問題：/).first()).toBeVisible();
  await page.getByLabel('略過有問題的 4 列').check();
  await page.getByRole('button', { name: '寫入 2 組序號' }).click();
  await expect(status(page)).toHaveText('已備妥', { timeout: 30_000 });
  await expect(page.getByText('0／2 組')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

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

test('a keyword is one word for many', async ({ page }) => {
  const event = await freshEvent(page, `密語 ${freshStamp()}`);
  await page.goto(`/staff/serials/keyword?event=${event}`);
  await fillBatch(page, '直播密語');
  const word = freshWord();
  const kept = word.toUpperCase().replaceAll(' ', '');
  await page.getByLabel('通關密語', { exact: true }).fill(word);
  await expect(page.getByText(`會存成 ${kept}`)).toBeVisible();
  await page.getByLabel('總次數').fill('3000');
  await page.getByRole('button', { name: '新增通關密語' }).click();
  await expect(status(page)).toHaveText('已備妥');
  await expect(page.getByText('已用 0／3,000 次')).toBeVisible();
  await lookUp(page, kept, '0／3,000 次');

  // In another event of the game it is refused where it was typed, with the reason.
  await page.goto(`/staff/serials/keyword?event=${await freshEvent(page, `密語 ${freshStamp()}`)}`);
  await fillBatch(page, '第二個密語');
  await page.getByLabel('通關密語', { exact: true }).fill(kept);
  await page.getByLabel('總次數').fill('10');
  await page.getByRole('button', { name: '新增通關密語' }).click();
  await expect(page.getByText(/已經用了這個通關密語；請換一個，或先停用那一批/).first()).toBeVisible();
  await expect(page.getByLabel('通關密語', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
