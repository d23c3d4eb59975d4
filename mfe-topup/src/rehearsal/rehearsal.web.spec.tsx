import {
  documented,
  examples,
  expectWellInEveryLook,
  renderPage,
  reply,
  staffCalls,
  type RenderedPage,
} from '@hub/page-tests';
import type { RehearsalView } from '@hub/contracts/topup';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { passBuyer } from '../testing/fill-flow.ts';
import { orderOf, orderToken, paid } from '../testing/order-answers.ts';
import { FIRST_STEP, PRODUCTS, SHOP, shopCalls } from '../testing/shop-answers.ts';

const AT = '/wire_report_v2_sandbox/H73';
const RESULT = 'GET /api/vipv3/report_result/:token';
const REHEARSE = 'POST /api/staff/reports/rehearsals';
const LIST = 'GET /api/staff/reports';
const notice = page.getByText('在金流平台的測試區付款，不會真的收款，也不會送進遊戲。');
const said = (site: RenderedPage, call: Parameters<RenderedPage['asked']>[0]) =>
  Object.fromEntries(site.asked(call).at(-1)?.query ?? []).rehearsal;

test('an order of the test page says so on every step, and in every call that makes it', async () => {
  const site = await renderPage({ at: AT, calls: shopCalls() });
  await expect.element(notice).toBeVisible();
  await expectWellInEveryLook();
  await passBuyer();
  await expect.element(notice).toBeVisible();
  expect([said(site, SHOP), said(site, PRODUCTS), site.asked(FIRST_STEP)[0]?.body]).toEqual([
    '1',
    '1',
    expect.objectContaining({ rehearsal: '1' }),
  ]);
});

test('the link of a colleague leaves the address, and counts as long as its tab', async () => {
  const site = await renderPage({ at: `${AT}?pass=1795000000.3.abc`, calls: shopCalls() });
  await expect.element(notice).toBeVisible();
  expect([location.search, said(site, SHOP)]).toEqual(['', '1795000000.3.abc']);
  await site.reload();
  await expect.element(notice).toBeVisible();
  expect(said(site, SHOP)).toBe('1795000000.3.abc');
});

test('what is filled in here is not what is bought there', async () => {
  await renderPage({ at: AT, calls: shopCalls() });
  await passBuyer();
  await renderPage({ at: '/wire_report_v2/H73?step=goods', calls: shopCalls() });
  await expect.element(page.getByRole('button', { name: '下一步' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('for all others there is no such page', async () => {
  await renderPage({ at: AT, calls: shopCalls({ [SHOP]: reply(404, { msg: '找不到' }) }) });
  await expect.element(page.getByRole('heading', { name: '找不到這個遊戲' })).toBeVisible();
});

test('paid, it says that nothing comes of it, and the page asks no more', async () => {
  const record = orderOf({ ...paid, delivery_status: 0, rehearsal: true });
  await renderPage({ at: `/wire_report_result?token=${orderToken}`, calls: { [RESULT]: { record } } });
  await expect.element(page.getByText('測試付款成功，不會送進遊戲。')).toBeVisible();
  await expect.element(page.getByText('這一頁已停止自動更新。')).toBeVisible();
  await expect.element(notice).toBeVisible();
});

test('the desk makes a link for a game', async () => {
  const { data } = documented<RehearsalView>(REHEARSE);
  const site = await renderPage({
    at: '/staff/topup',
    calls: {
      ...staffCalls('finance'),
      ...examples('GET /api/staff/reports/counts'),
      [LIST]: { data: [], page: { next: null } },
      [REHEARSE]: { data },
    },
    look: 'desk, light',
  });
  await page.getByRole('button', { name: '測試儲值流程' }).click();
  await page.getByRole('dialog').getByLabelText('遊戲').selectOptions('H73');
  await page.getByRole('button', { name: '準備連結' }).click();
  await expect.element(page.getByRole('link', { name: '開啟測試頁' })).toHaveAttribute('href', data.address);
  expect(site.asked(REHEARSE)[0]?.body).toEqual({ game_id: 'H73' });
});
