import type { DataRequest, FoundPersonView } from '@hub/contracts/surveys';
import { expectAccessible, expectFits, renderPart, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FoundPerson } from './found-person.tsx';
import { RequestDetail } from './one/request.page.tsx';

const at = (time: string) => `2026-11-26T${time}:00+08:00`;
const kept = {
  category: 'orders',
  table: 'topup_order',
  columns: ['amount'],
  ground: 'accounting' as const,
  days: null,
};

const aRequest = (over: Partial<DataRequest> = {}): DataRequest => ({
  id: 12,
  kind: 'delete',
  state: 'proven',
  by_member: false,
  opened_by: '小婷',
  held: false,
  created_at: at('10:00'),
  due_at: '2099-12-26T10:00:00+08:00',
  days_left: 30,
  extended: false,
  closed_at: null,
  version: 3,
  text: '請刪除我的資料',
  person: {
    emails: ['player@example.com'],
    phones: [],
    member_id: '',
    accounts: [{ game_id: 'H73', uid: 'uid-123456' }],
    roles: [],
  },
  proof: '以登記信箱回覆驗證碼',
  hold: null,
  approval: null,
  areas: [],
  steps: [{ step: 'opened', by: '小婷', note: '', at: at('10:00') }],
  record: null,
  may: ['name', 'prove', 'export', 'ask', 'refuse', 'hold'],
  ...over,
});

const found: FoundPersonView['data'] = {
  areas: [
    { area: 'vip', away: true, held: 0, categories: [] },
    {
      area: 'topup',
      away: false,
      held: 1,
      categories: [
        { key: 'orders', rows: 1200, oldest: at('09:00'), newest: at('10:00'), erasable: true, kept: [kept] },
        { key: 'penalties', rows: 1, oldest: null, newest: null, erasable: false, kept: [] },
      ],
    },
  ],
  names: { emails: [], phones: ['0912345678'], member_id: '', accounts: [], roles: [] },
};

const show = (over: Partial<DataRequest> = {}) =>
  renderPart(
    <main>
      <RequestDetail one={aRequest(over)} />
    </main>,
    { calls: staffCalls('product_admin'), look: 'desk, light' },
  );

test('a request: who it is, what may be done, by when, and all that happened', async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 1, name: '#12 刪除' })).toBeVisible();
  await expect.element(page.getByText('player@example.com')).toBeVisible();
  await expect.element(page.getByText('H73 uid-123456')).toBeVisible();
  await expect.element(page.getByText('收到請求')).toBeVisible();
  await expectAccessible();
  expectFits();
  await page.getByRole('button', { name: '送同事核准刪除' }).click();
  await expect.element(page.getByText(/刪掉就救不回來/)).toBeVisible();
  await expectAccessible();
});

test('what waits for a second person cannot be asked for again, and says what it is', async () => {
  await show({ approval: 7 });
  await expect.element(page.getByText('等另一位同事核准')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '送同事核准刪除' })).not.toBeInTheDocument();
});

test('a late request says so in words; a held one who holds it and why', async () => {
  await show({
    due_at: '2026-01-01T00:00:00+08:00',
    days_left: -3,
    held: true,
    may: ['release'],
    hold: { by: '小岳', reason: '調查中的案件', at: at('11:00'), noted: true },
  });
  await expect.element(page.getByText('已逾期 3 天')).toBeVisible();
  await expect.element(page.getByText('調查中的案件')).toBeVisible();
  await expect.element(page.getByText(/^遊戲帳號 H73 uid-123456 在每個服務都暫停刪除/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '解除保留' })).toBeVisible();
  await expectAccessible();
});

test('an erasure that is over: what went, what stays, and a record to print; nobody is named', async () => {
  await show({
    state: 'done',
    person: null,
    text: null,
    proof: '',
    may: [],
    closed_at: at('12:00'),
    record: { sha256: 'ab'.repeat(32), at: at('12:00') },
    areas: [
      {
        area: 'topup',
        state: 'done',
        destroyed: [{ category: 'orders', rows: 3 }],
        kept: [kept],
        tried_at: at('12:00'),
        done_at: at('12:00'),
      },
      { area: 'catalog', state: 'done', destroyed: [], kept: [], tried_at: at('12:00'), done_at: at('12:00') },
    ],
  });
  await expect.element(page.getByRole('heading', { name: '銷毀紀錄' })).toBeVisible();
  await expect.element(page.getByText('儲值訂單 3 筆')).toBeVisible();
  await expect.element(page.getByText('沒有要刪的資料')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '列印' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '下載銷毀紀錄（JSON）' }))
    .toHaveAttribute('href', '/api/staff/personal_data/requests/12/record');
  await expectAccessible();
  expectFits();
});

test('what was found: areas that are away, what is held, other names, and what would stay', async () => {
  await renderPart(
    <main>
      <h1>找人</h1>
      <FoundPerson found={found} />
    </main>,
    { calls: staffCalls('auditor'), look: 'desk, light' },
  );
  await expect.element(page.getByText('VIP 客服暫時連不上，下面的結果不完整')).toBeVisible();
  await expect.element(page.getByText('有 1 筆帳號或案件被保留')).toBeVisible();
  await expect.element(page.getByText('0912345678')).toBeVisible();
  await expect.element(page.getByText('1,200 筆')).toBeVisible();
  document.title = '找人';
  await page.getByText('刪除後依法留下的欄位（1 項）').click();
  await expect.element(page.getByText(/topup_order/)).toBeVisible();
  await expectAccessible();
  expectFits();
});
