import { expectWellInEveryLook, renderPart } from '@hub/page-tests';
import { deliveryStatuses, reportStatuses } from '@hub/contracts/topup';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderResult } from '../order.api.ts';
import { accountNumber, orderOf, orderToken, paid } from '../testing/order-answers.ts';
import { OrderView } from './order-view.tsx';

const query = { busy: false, lost: false, refetch: () => undefined };
const show = (over?: Partial<OrderResult>) =>
  renderPart(
    <main>
      <OrderView order={orderOf(over)} query={query} />
    </main>,
  );
const closed = { may_pay: false, may_cancel: false, cancel_time: null };
const names = () =>
  [...document.querySelectorAll<HTMLElement>('main button, main a')]
    // What is hidden while it stands for a busy button is not said.
    .map((part) => part.innerText.trim().split('\n')[0] ?? '')
    // What stands below every order.
    .filter((name) => !['重新整理', '聯絡客服', '複製', ''].includes(name));

const states: [name: string, over: Partial<OrderResult>, title: string, ways: string[]][] = [
  [
    'nothing chosen',
    { report_status: reportStatuses.draft, title: '', qty: 0, wire_amount: 0 },
    '訂單還沒填完',
    ['接著填', '取消訂單'],
  ],
  ['not paid', {}, '等待付款', ['前往付款', '取消訂單']],
  ['a number', { number: accountNumber }, '請在期限前轉帳', ['存成圖片', '寄到信箱', '改用其他方式付款', '取消訂單']],
  ['a reported transfer', { by_transfer: true, ...closed }, '匯款核對中', []],
  ['paid after its end', { late: true, ...closed }, '已收到款項，確認中', []],
  ['paid', paid, '付款成功', []],
  ['cancelled', { report_status: reportStatuses.cancelled, ...closed }, '訂單已取消', ['重新下單']],
  ['cancelled by the clock', { report_status: reportStatuses.expired, ...closed }, '訂單已自動取消', ['重新下單']],
  ['failed', { report_status: reportStatuses.failed, Message: '授權失敗' }, '付款沒有成功', ['再付一次', '取消訂單']],
  [
    'rejected',
    { report_status: reportStatuses.failed, by_transfer: true, ...closed },
    '匯款核對沒有通過',
    ['重新下單'],
  ],
  ['refunded', { report_status: reportStatuses.refunded, ...closed }, '已退款', ['重新下單']],
];

test.for(states)('%s', async ([, over, title, ways]) => {
  await show(over);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(names()).toEqual(ways);
  await expectWellInEveryLook();
});

test('payment and delivery are two lines', async () => {
  const line = () => page.getByRole('list', { name: '訂單的進度' });
  for (const [delivery, words] of [
    [deliveryStatuses.queued, '正在送進遊戲，通常 5 分鐘內'],
    [deliveryStatuses.sent, '已送進遊戲，請到遊戲內查看'],
    [deliveryStatuses.held, '由專人確認後送出，不用再付一次'],
    [deliveryStatuses.failed, '送進遊戲時遇到問題，客服會處理，不用再付一次'],
  ] as const) {
    await show({ ...paid, delivery_status: delivery });
    await expect.element(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
    await expect.element(line()).toHaveTextContent('已付款2026/11/26 14:35');
    await expect.element(line()).toHaveTextContent(words);
  }
});

test('a number can be copied as it is typed, and its end is ours', async () => {
  await show({ number: { ...accountNumber, ExpireTime: '23:59:59' } });
  await expect.element(page.getByText(/2026\/11\/27 14:32 截止/)).toBeVisible();
  await expect.element(page.getByText('9103 5522 8473 0164')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '複製繳費帳號' })).toBeVisible();
});

test('what was ordered before is filled in again, in the flow it came from', async () => {
  await show({ report_status: reportStatuses.expired, report_type: '2', ...closed });
  const way = page.getByRole('link', { name: '重新下單' });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toBe(`/wire_report_v3/L33?token=${orderToken}`);
});
