import {
  examples,
  expectFits,
  expectWellInEveryLook,
  renderPage,
  reply,
  staffCalls,
  type Calls,
} from '@hub/page-tests';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deliveryCalls, eventCalls } from './testing/desk-calls.ts';

const events: [at: string, words: string][] = [
  ['', '活動'],
  ['/new', '新活動'],
  ...['', '/test', '/redemptions', '/substitute', '/locks', '/figures', '/exports', '/edit'].map(
    (tab): [string, string] => [`/1${tab}`, '週年慶序號兌換'],
  ),
];
const serials: [at: string, words: string][] = [
  ['', '一起產生或匯入的序號是一批'],
  ['/generate', '由系統產生不會重複的隨機序號'],
  ['/import', '上傳後先檢查、比對重複'],
  ['/keyword', '大家都用同一組字兌換'],
  ['/lookup', '每次查詢都會留在稽核紀錄'],
  ['/77', '合作通路 11 月'],
  ['/4000000000', '找不到這一批序號'],
];
const deliveries: [at: string, words: string][] = [
  ['', '問卷獎勵'],
  ['/4211', '感謝您填寫問卷'],
  ['/health', '遊戲連線'],
  ['/figures', '準時'],
  ['/batches', 'week-47'],
  ['/batches/3', 'week-47'],
  ['/roles?game=H73', '角色 ID'],
  ['/compensate?game=H73', '今天還可以直接寄'],
];

async function expectScreen(at: string, words: string | RegExp, calls: Calls): Promise<void> {
  await renderPage({ at, calls });
  await expect.element(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expectWellInEveryLook();
}

describe('every screen fits a phone and reads well', () => {
  test.for(events)('/staff/events%s', ([at, words]) =>
    expectScreen(`/staff/events${at}`, words, { ...staffCalls('event_operator'), ...eventCalls() }),
  );

  test.for(['event_operator', 'lead'] as const)('the search of events at 320 and 360 px, as %s', async (role) => {
    const calls = { ...staffCalls(role), ...eventCalls() };
    const site = await renderPage({ at: '/staff/events', calls, look: 'narrow, light' });
    await expect.element(page.getByText('週年慶序號兌換').first()).toBeVisible();
    expectFits('narrow');
    await site.look('phone, light');
    expectFits('phone');
  });

  test.for(serials)('/staff/serials%s', ([at, words]) =>
    expectScreen(`/staff/serials${at}`, words, {
      ...staffCalls('event_operator'),
      ...examples('GET /api/staff/events', 'GET /api/staff/serial_batches', 'GET /api/staff/serial_batches/:batch'),
      ...(at === '/4000000000' && { 'GET /api/staff/serial_batches/:batch': reply(404, { noexist: '沒有這一批' }) }),
    }),
  );

  test.for(deliveries)('/staff/deliveries%s', ([at, words]) =>
    expectScreen(`/staff/deliveries${at}`, words, { ...staffCalls('lead'), ...deliveryCalls() }),
  );
});

test('a tool that an account may not use says so in its heading', async () => {
  const calls = { ...staffCalls('event_operator'), ...deliveryCalls() };
  await renderPage({ at: '/staff/deliveries/compensate', calls });
  await expect.element(page.getByRole('heading', { level: 1, name: '這個帳號不能補發' })).toBeVisible();
});
