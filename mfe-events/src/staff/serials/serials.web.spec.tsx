import type { LookUpCodeView, SerialBatch, SerialBatchView } from '@hub/contracts/events';
import { documented, examples, expectAccessible, expectFits, renderPage, reply, staffCalls } from '@hub/page-tests';
import type { Calls } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventOf } from '../testing/desk-calls.ts';

const BATCH = 'GET /api/staff/serial_batches/:batch';
const LOOK_UP = 'POST /api/staff/serials/lookup';
const IMPORT = 'POST /api/staff/serial_batches/import';
const KEYWORD = 'POST /api/staff/serial_batches/keyword';
const main = page.getByRole('main');

const batchOf = (over: Partial<SerialBatch> = {}): SerialBatchView => ({
  data: { ...documented<SerialBatchView>(BATCH).data, ...over },
});
const ready: Partial<SerialBatch> = {
  kind: 'generated',
  state: 'ready',
  rows: 0,
  accepted: 0,
  codes: 2500,
  ready_at: '2026-11-22T10:01:00+08:00',
  may: ['disable', 'unused'],
};
const open = (at: string, calls: Calls = {}) =>
  renderPage({
    at: `/staff/serials${at}`,
    calls: {
      ...staffCalls('event_operator'),
      ...examples('GET /api/staff/events', 'GET /api/staff/events/:event', 'GET /api/staff/serial_batches', BATCH),
      ...calls,
    },
  });

const states: [name: string, batch: SerialBatchView, words: string[]][] = [
  ['waiting', batchOf({ state: 'waiting', rows: 0, may: ['cancel'] }), ['排隊中', '可以離開這一頁，會在背景繼續。']],
  ['reading', batchOf({ state: 'reading', rows: 0, done: 1200, may: ['cancel'] }), ['處理中']],
  ['checked', batchOf(), ['等您確認', '檔案檢查結果', '略過有問題的 188 列', '下載有問題的列（CSV）']],
  ['ready', batchOf(ready), ['已備妥', '0／2,500 組', '提出下載']],
  ['asked for', batchOf({ ...ready, approval: 12 }), ['已提出下載，等另一位同事核准']],
  ['to be fetched', batchOf({ ...ready, download: '2026-11-23T10:01:00+08:00' }), ['已核准，可以下載一次']],
  ['fetched', batchOf({ ...ready, downloaded_at: '2026-11-22T11:00:00+08:00' }), ['已在 2026/11/22 11:00 下載']],
  [
    'disabled',
    batchOf({ ...ready, state: 'disabled', disabled_at: '2026-11-22T11:00:00+08:00', disabled_by: '小傑', may: [] }),
    ['小傑 在 2026/11/22 11:00 停用了這一批'],
  ],
  ['cancelled', batchOf({ state: 'cancelled', may: [] }), ['已取消', '同一個檔案可以再匯入一次。']],
  ['failed', batchOf({ state: 'failed', fault: 'no_header', may: ['retry'] }), ['第一列沒有 serial_no 欄']],
];

test.for(states)('a batch says where it is, accessible, and fits: %s', async ([, batch, words]) => {
  await open('/77', { [BATCH]: batch });
  for (const word of words) await expect.element(main.getByText(word).first()).toBeVisible();
  await expectAccessible();
  expectFits();
});

const FETCH = 'POST /api/staff/serial_batches/:batch/unused.csv';

test('unused codes are fetched by a call that no foreign page can make, and a refusal is told', async () => {
  const fetching = { ...ready, download: '2026-11-23T10:01:00+08:00' };
  const site = await open('/77', { [BATCH]: batchOf(fetching), [FETCH]: reply(409, { msg: '不能再下載' }) });
  const button = page.getByRole('button', { name: '下載沒用過的序號（CSV）' });
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('不能再下載');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  site.answer({ [FETCH]: new Blob(['serial_no\r\n'], { type: 'text/csv' }) });
  await button.click();
  await expect.poll(() => saved).toEqual(['serials-77-unused.csv']);
  expect(site.asked(FETCH).map(({ headers }) => headers.has('x-csrf-token'))).toEqual([true, true]);
});

test('good codes of a draft are no use yet, and the batch says so', async () => {
  await open('/77', { [BATCH]: batchOf(ready), 'GET /api/staff/events/:event': eventOf({}, { phase: 'draft' }) });
  await expect.element(page.getByText('序號備妥了，但活動是「草稿」，玩家現在不能兌換')).toBeVisible();
});

test('codes are disabled with a reason, and the title has the focus afterwards', async () => {
  const site = await open('/77', { [BATCH]: batchOf({ ...ready, category: '夏日禮包' }) });
  await page.getByRole('button', { name: '停用這一批' }).click();
  const dialog = page.getByRole('dialog', { name: '停用「合作通路 11 月」？' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  const gone = batchOf({ ...ready, state: 'disabled', disabled_at: '2026-11-22T11:00:00+08:00', may: [] });
  site.answer({ [BATCH]: gone, 'POST /api/staff/serial_batches/:batch/disable': gone });
  await dialog.getByLabelText('原因').fill('印刷廠印錯，整批作廢');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect.element(page.getByText(/停用了這一批$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: '合作通路 11 月' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '停用這一批' })).toHaveLength(0);
});

test('faulty rows stay out only when somebody says so', async () => {
  const COMMIT = 'POST /api/staff/serial_batches/:batch/commit';
  const site = await open('/77', { [COMMIT]: reply(409, { skip_bad: '有 188 列有問題：請勾選略過' }) });
  const write = page.getByRole('button', { name: '寫入 999,812 組序號' });
  await write.click();
  await expect.element(page.getByText(/有 188 列有問題：/).first()).toBeVisible();
  await page.getByLabelText('略過有問題的 188 列').click();
  site.answer({ [COMMIT]: batchOf(ready), [BATCH]: batchOf(ready) });
  await write.click();
  await expect.element(main.getByText('已備妥').first()).toBeVisible();
  expect(site.asked(COMMIT).map(({ body }) => body)).toEqual([{ skip_bad: false }, { skip_bad: true }]);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

async function fillBatch(name: string): Promise<void> {
  await page.getByLabelText('獎勵', { exact: true }).selectOptions('1. 週年禮包');
  await page.getByLabelText('批次名稱').fill(name);
}

test('how many codes is asked for at its field', async () => {
  const site = await open('/generate?event=1', { 'POST /api/staff/serial_batches': batchOf(ready) });
  const make = page.getByRole('button', { name: '產生', exact: true });
  await make.click();
  await expect.element(page.getByText('一次可產生 1 到 1,000,000 組').first()).toBeVisible();
  await expectAccessible();
  await fillBatch('超商第一批');
  await page.getByLabelText('要幾組').fill('2,500');
  await page.getByLabelText('序號長度').selectOptions('14');
  await make.click();
  await expect.element(page.getByRole('heading', { level: 1, name: '合作通路 11 月' })).toBeVisible();
  expect(site.asked('POST /api/staff/serial_batches')[0]?.body).toMatchObject({
    ...{ event_id: 1, category_id: 1, name: '超商第一批', many: 2500, length: 14 },
  });
});

test('a file that is missing, empty or known is told at its field, and nothing that was typed is lost', async () => {
  const site = await open('/import?event=1', {
    [IMPORT]: reply(409, { file: '已經匯入過同一個檔案（夥伴第一批）' }),
  });
  const file = page.getByLabelText('檔案', { exact: true });
  const send = page.getByRole('button', { name: '上傳並檢查' });
  await fillBatch('夥伴第二批');
  await send.click();
  await expect.element(page.getByText('請選擇檔案').first()).toBeVisible();
  await userEvent.upload(file, new File([], 'codes.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('這個檔案是空的，請選另一個').first()).toBeVisible();
  await userEvent.upload(file, new File(['serial_no\r\nPARTNER0000001'], 'codes.csv', { type: 'text/csv' }));
  await expectAccessible();
  await send.click();
  await expect.element(page.getByText(/已經匯入過同一個檔案/).first()).toBeVisible();
  await expect.element(file).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('批次名稱')).toHaveValue('夥伴第二批');
  const sent = site.asked(IMPORT)[0]?.body as FormData;
  expect([sent.get('name'), (sent.get('file') as File).name]).toEqual(['夥伴第二批', 'codes.csv']);
});

test('a keyword is shown as it will be kept, and a refused one is told at its field', async () => {
  const site = await open('/keyword?event=1', {
    'GET /api/staff/events/:event': eventOf({ draft: { ...eventOf().data.draft, keyword: true } }),
    [KEYWORD]: reply(409, { keyword: '別的活動已經用了這個通關密語；請換一個，或先停用那一批' }),
  });
  await fillBatch('直播密語');
  const word = page.getByLabelText('通關密語', { exact: true });
  await word.fill('Happy Summer 1');
  await expect.element(page.getByText('會存成 HAPPYSUMMER1')).toBeVisible();
  await page.getByLabelText('總次數').fill('3000');
  await page.getByRole('button', { name: '新增通關密語' }).click();
  await expect.element(page.getByText(/已經用了這個通關密語；請換一個，或先停用那一批/).first()).toBeVisible();
  await expect.element(word).toHaveAttribute('aria-invalid', 'true');
  expect(site.asked(KEYWORD)[0]?.body).toMatchObject({ cap: 3000 });
});

test('a code is looked up as somebody pastes it, and what is no code is not asked for', async () => {
  const site = await open('/lookup', {
    [LOOK_UP]: documented<LookUpCodeView>(LOOK_UP, { code: '••••0001', found: [] }),
  });
  await expect.element(page.getByText(/每次查詢都會留在稽核紀錄/)).toBeVisible();
  const code = page.getByLabelText('序號', { exact: true });
  await code.fill(' part-NER0000001 ');
  await expect.element(page.getByText('整理後：PARTNER0000001', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const found = page.getByRole('region', { name: '••••0001 的情況', exact: true });
  await expect.element(found).toHaveTextContent('沒有這組序號');
  await expectAccessible();
  site.answer({ [LOOK_UP]: documented(LOOK_UP) });
  await userEvent.keyboard('{Enter}');
  await expect.element(found).toHaveTextContent('已經用掉了');
  await expect.element(page.getByRole('article')).toHaveTextContent('合作通路 11 月');
  await expectAccessible();
  await code.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('序號至少 8 碼').first()).toBeVisible();
  expect(location.pathname).toBe('/staff/serials/lookup');
  expect(site.asked(LOOK_UP)).toHaveLength(2);
});
