import { expectAccessible, renderPart } from '@hub/page-tests';
import { PageBody } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderToken, paymentForm } from '../testing/order-answers.ts';
import { HandOver } from './hand-over.tsx';

/** Forms that were sent off; the page of the test stays. */
const sent: { to: string; method: string; fields: Record<string, string> }[] = [];
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  sent.push({ to: form.action, method: form.method, fields });
};
addEventListener('submit', hold, true);
afterEach(() => void sent.splice(0));

const whole = (
  <main>
    <PageBody width="text">
      <HandOver record={paymentForm()} level={1} />
    </PageBody>
  </main>
);

test('the form goes to the provider by itself, once, with what the service made and nothing else', async () => {
  await renderPart(whole);
  await expect.element(page.getByRole('heading', { name: '正在前往付款頁面' })).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  const { newebpay_site, MerchantID, Version, TradeInfo, TradeSha } = paymentForm();
  expect(sent[0]).toEqual({ to: newebpay_site, method: 'post', fields: { MerchantID, Version, TradeInfo, TradeSha } });
  await expectAccessible();
});

test('a press sends nothing while the page is on its way, and a new form when it has not come', async () => {
  const anew = { ...paymentForm(), orderno: 'T261126K7Q9ZB2M5Y', TradeInfo: 'ab12' };
  await renderPart(whole, { calls: { 'POST /api/vipv3/pay_again': { record: anew } } });
  await expect.poll(() => sent).toHaveLength(1);
  const press = () => (page.getByRole('button', { name: '前往付款' }).element() as HTMLElement).click();
  press();
  expect(sent).toHaveLength(1);
  await expect.element(page.getByText('付款頁面還沒打開'), { timeout: 12_000 }).toBeVisible();
  press();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]?.fields.TradeInfo).toBe(anew.TradeInfo);
}, 30_000);

test('nothing that somebody could type a card into stands on the way', async () => {
  await renderPart(whole);
  await expect.poll(() => sent).toHaveLength(1);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  expect(fields.map(({ type }) => type)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
});

test('somebody who comes back to a page that the browser kept is led to the order, and nothing is sent again', async () => {
  await renderPart(whole);
  await expect.poll(() => sent).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const way = page.getByRole('link', { name: '查看這筆訂單' });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toBe(`/wire_report_result?token=${orderToken}`);
  expect(sent).toHaveLength(1);
});

test('a game’s own window offers the same order for a browser, as an address and a picture', async () => {
  await renderPart(<InGame />);
  await page.getByText('這裡打不開付款頁面？改用瀏覽器付款').click();
  await expect.element(page.getByText(`${location.origin}/wire_report_result?token=${orderToken}`)).toBeVisible();
  await expect.element(page.getByRole('img', { name: '訂單網址的 QR Code' })).toBeVisible();
  await expect
    .poll(() => document.querySelector('svg[role=img] path')?.getAttribute('d')?.length ?? 0)
    .toBeGreaterThan(500);
  await expectAccessible();
});

function InGame() {
  document.documentElement.dataset.ui = 'webview';
  return whole;
}

test('in a browser nothing is said of another one', async () => {
  await renderPart(whole);
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(page.getByText('這裡打不開付款頁面？改用瀏覽器付款')).not.toBeInTheDocument();
});
