import type { DeskOrderDetail } from '@hub/contracts/topup';
import { examples, expectAccessible, expectFits, renderPart, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskOrder } from '../testing/desk-answers.ts';
import { OrderDetail } from './order.page.tsx';

const show = (over: Partial<DeskOrderDetail> = {}) =>
  renderPart(
    <main>
      <OrderDetail order={{ ...deskOrder(), ...over }} />
    </main>,
    { calls: { ...staffCalls('finance'), ...examples('GET /api/games/get_games') }, look: 'desk, light' },
  );

test('a reported transfer: what the player says, what may be done, and all that happened', async () => {
  await show();
  await expect.element(page.getByRole('heading', { level: 1, name: '261126000124' })).toBeVisible();
  await expect.element(page.getByText('12345', { exact: true })).toBeVisible();
  await expect.element(page.getByText('回報匯款')).toBeVisible();
  await expect.element(page.getByText('填寫中 → 待核對')).toBeVisible();
  await expectAccessible();
  expectFits();
  await page.getByRole('button', { name: '確認匯款' }).click();
  await expect.element(page.getByLabelText('對帳單上的金額')).toBeVisible();
  await expectAccessible();
});

test('above the limit a second person is named before it is sent', async () => {
  const { row } = deskOrder();
  await show({ row: { ...row, amount: 100_000 } });
  await page.getByRole('button', { name: '確認匯款' }).click();
  await expect.element(page.getByText(/超過 NT\$50,000/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '送同事核准' })).toBeVisible();
});

test('a request that waits says who asked, and whoever only looks is offered nothing', async () => {
  const { row } = deskOrder();
  await show({ row: { ...row, asked: { approval: 7, action: 'confirm', by: '小岳' }, may: [] } });
  await expect.element(page.getByText('等另一位同事核准')).toBeVisible();
  await expect.element(page.getByText(/小岳 已經提出/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('an amount that is not the order’s is said', async () => {
  const { row } = deskOrder();
  await show({ row: { ...row, transfer: row.transfer && { ...row.transfer, amount: 9_985 } } });
  await expect.element(page.getByText('NT$9,985（和訂單不同）')).toBeVisible();
});

test('what a confirmation wants is said at its field', async () => {
  await show();
  await page.getByRole('button', { name: '確認匯款' }).click();
  const reason = page.getByLabelText('原因');
  const send = page.getByRole('button', { name: '確認並送進遊戲' });
  await send.click();
  await expect.element(reason).toHaveAccessibleDescription(/請填寫原因/);
  await reason.fill('對帳');
  await send.click();
  await expect.element(reason).toHaveAccessibleDescription(/原因至少 4 個字/);
  await expect.element(page.getByText('格式不正確')).not.toBeInTheDocument();
});

test.for([
  ['TRANSFER', '銀行匯款'],
  ['VACC', 'ATM 轉帳'],
  ['OTHERWAY', 'OTHERWAY'],
] as const)('money that came by %s is shown as %s', async ([method, words]) => {
  const payment = {
    provider: 'bank' as const,
    trade_no: 'T-1',
    orderno: '',
    amount: 10_000,
    method,
    paid_at: '2026-11-26T15:00:00+08:00',
    payer_bank: '',
    payer_last_five: '',
  };
  await show({ payment });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
