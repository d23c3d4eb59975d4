import type { EventView } from '@hub/contracts/events';
import { expectAccessible, renderPage, staffCalls, type Calls, type StaffRole } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventCalls, eventOf } from '../../testing/desk-calls.ts';

const EVENT = 'GET /api/staff/events/:event';
const open = (event: EventView, calls: Calls = {}, role: StaffRole = 'event_operator', at = '/staff/events/1') =>
  renderPage({ at, calls: { ...staffCalls(role), ...eventCalls(), [EVENT]: event, ...calls } });
const codes = page.getByRole('region', { name: '序號', exact: true });
const preview = page.getByRole('group', { name: '玩家畫面預覽' });

test('an event leads to its batches of codes, and to new ones of it', async () => {
  const site = await open(eventOf());
  const chosen = page.getByLabelText('活動', { exact: true });
  await codes.getByRole('link', { name: '看序號批次' }).click();
  await expect.element(chosen).toHaveValue('1');
  const asked = () => site.asked('GET /api/staff/serial_batches')[0]?.query.get('event_id');
  await expect.poll(asked).toBe('1');
  for (const way of ['產生序號', '匯入序號']) {
    await site.open('/staff/events/1');
    await codes.getByRole('link', { name: way }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: way })).toBeVisible();
    await expect.element(chosen).toHaveValue('1');
  }
});

test('who only reads is led to the batches alone', async () => {
  await open(eventOf({ may: [] }), {}, 'auditor');
  await expect.element(codes.getByRole('link', { name: '看序號批次' })).toBeVisible();
  await expect.element(codes.getByRole('link')).toHaveLength(1);
});

test('the list is walked by keys, and who only reads is offered nothing else', async () => {
  await open(eventOf({ may: [] }), {}, 'auditor', '/staff/events');
  const rows = page.getByRole('list', { name: '活動' }).getByRole('link');
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('navigation', { name: '這個活動' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提出發布' })).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: '編輯' })).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.pathname).toBe('/staff/events');
  await expect.element(page.getByRole('link', { name: '新活動' })).toHaveLength(0);
});

const standing: [name: string, event: EventView, words: (string | RegExp)[]][] = [
  ['planned', eventOf({}, { phase: 'planned' }), ['活動尚未開始']],
  [
    'over',
    eventOf({}, { phase: 'ended', ends_at: '2026-11-20T23:59:59+08:00' }),
    ['活動已結束', '已於 2026/11/20 23:59 截止'],
  ],
];
test.for(standing)('the preview is what players see now: %s', async ([, event, words]) => {
  await open(event);
  for (const word of words) await expect.element(preview).toHaveTextContent(word);
});

async function deed(what: string): Promise<void> {
  await page.getByRole('button', { name: '更多動作' }).click();
  await page.getByRole('button', { name: what }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('原因').fill('獎勵內容有誤');
  await dialog.getByRole('button', { name: what }).click();
  await expect.element(dialog).toHaveLength(0);
}

test('the preview is what players see now: stopped, and open again', async () => {
  const opened = eventOf();
  const stopped = eventOf(
    { may: ['resume'], stopped: { at: '2026-11-22T10:20:00+08:00', by: '小傑', reason: '獎勵內容有誤' } },
    { phase: 'stopped', version: 3 },
  );
  let now = opened;
  const site = await open(opened, {
    [EVENT]: () => now,
    'POST /api/staff/events/:event/stop': () => (now = stopped),
    'POST /api/staff/events/:event/resume': () => (now = opened),
  });
  await expect.element(preview).toHaveTextContent('請輸入序號');
  await deed('停止活動');
  await expect.element(page.getByText('小傑 在 2026/11/22 10:20 停止了活動')).toBeVisible();
  await expect.element(page.getByText('原因：獎勵內容有誤')).toBeVisible();
  await expect.element(preview).toHaveTextContent('活動已停止兌換');
  await expect.element(preview).not.toHaveTextContent('請輸入序號');
  await expectAccessible();
  const [asked] = site.asked('POST /api/staff/events/:event/stop');
  expect(asked?.headers.get('if-match')).toBe('2');
  expect(asked?.body).toEqual({ reason: '獎勵內容有誤' });
  await deed('恢復活動');
  await expect.element(preview).toHaveTextContent('請輸入序號');
  await expect.element(page.getByText('停止了活動')).toHaveLength(0);
});
