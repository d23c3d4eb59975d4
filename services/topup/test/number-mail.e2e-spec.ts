import type { NumberMailedView } from '@hub/contracts/topup';
import type { Language } from '@hub/contracts/shared';
import type { Mail } from '@hub/nest-kit/mail';
import { parseKey, parseRing } from '@hub/nest-kit/keys';
import { testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderKeys } from '../src/orders/buyer/order-keys.ts';
import { SendNumber } from '../src/orders/number-mail/send-number.ts';
import { aPurchase, buyer, callsOf, openCheckout, postForm } from './checkout.setup.ts';
import { signedForm, takenNumber } from './signed-form.ts';
import type { TestShop } from './topup.setup.ts';

let shop: TestShop;
const { call, purchased, pay } = callsOf(() => shop);
beforeAll(async () => {
  shop = await openCheckout();
});
afterAll(() => shop.close());

const mail = (token: string, language: Language = 'zh-TW') =>
  call<NumberMailedView>('POST /api/vipv3/mail_number', { body: { token }, language });
async function numbered() {
  const form = await purchased();
  const { orderno } = form;
  const fields = signedForm({ orderno, amount: aPurchase.wireAmount, result: takenNumber });
  await postForm(shop.topup.url, `/api/payments/newebpay/customer?o=${orderno}`, fields);
  return form;
}
const idOf = async (orderno: string) =>
  Number((await shop.source.query('SELECT id FROM payment_attempt WHERE orderno = ?', [orderno]))[0].id);
const jobs = async (orderno: string) =>
  (
    await shop.source.query<unknown[]>(
      "SELECT id FROM outbox WHERE job = 'mail-number' AND JSON_VALUE(payload, '$.id') = ?",
      [String(await idOf(orderno))],
    )
  ).length;
const aMinuteLater = (orderno: string) =>
  shop.source.query('UPDATE payment_attempt SET mailed_at = NOW(3) - INTERVAL 61 SECOND WHERE orderno = ?', [orderno]);

describe('a number to pay to', () => {
  it('is mailed once however often it is asked for within a minute, and three times at most', async () => {
    const { token, orderno, report_id } = await numbered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => mail(token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { record: { report_id, email: buyer.email } }]);
    expect(await jobs(orderno)).toBe(1);
    for (const many of [2, 3]) {
      await aMinuteLater(orderno);
      expect([(await mail(token)).status, await jobs(orderno)]).toEqual([200, many]);
    }
    await aMinuteLater(orderno);
    expect([(await mail(token)).status, await jobs(orderno)]).toEqual([429, 3]);
  });

  it('is what there is to mail: without one, for a paid order and for nobody it is refused', async () => {
    expect((await mail((await purchased()).token)).status).toBe(409);
    const paid = await numbered();
    await pay(paid);
    expect((await mail(paid.token)).status).toBe(409);
    expect((await mail(`o_${'A'.repeat(22)}`)).status).toBe(404);
  });
});

describe('the mail', () => {
  const sent: Mail[] = [];
  const run = async (orderno: string, language: Language) => {
    const send = new SendNumber({
      db: shop.db,
      keys: new OrderKeys(parseRing(testKeys.ORDER_KEYS), parseKey(testKeys.CHECK_KEY)),
      names: { of: async () => '遊戲 <H73>' },
      mailer: { send: async (one) => String(sent.push(one)) },
      publicUrl: 'https://player.example',
    });
    await send.run({ id: await idOf(orderno), language });
    return sent.splice(0);
  };

  it.each([
    ['zh-TW', '請在期限前轉帳'],
    ['zh-HK', '請於期限前轉賬'],
    ['en', 'Please transfer the money in time'],
  ] as const)('in %s names amount, account and deadline, and opens nothing of a person', async (language, heading) => {
    const { orderno, token } = await numbered();
    const [one] = await run(orderno, language);
    expect(one).toMatchObject({ to: buyer.email, key: expect.stringContaining(orderno) });
    for (const words of [one!.text, one!.html]) {
      for (const part of [heading, 'NT$10,000', '008', '9103 5221 7588 7271', orderno]) expect(words).toContain(part);
      for (const secret of [token, buyer.userPhone, buyer.charName]) expect(words).not.toContain(secret);
    }
    expect(one!.html).toContain('遊戲 &lt;H73&gt;');
  });

  it('does not leave once the order is paid', async () => {
    const form = await numbered();
    await pay(form);
    expect(await run(form.orderno, 'zh-TW')).toEqual([]);
  });
});
