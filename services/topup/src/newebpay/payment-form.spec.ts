import { describe, expect, it } from 'vitest';
import { paymentForm, type PaymentOrder, type PaymentPage } from './payment-form.ts';
import { openTrade, type Merchant } from './trade-cipher.ts';

const merchant: Merchant = {
  id: 'MS00000000',
  hashKey: 'DEMOONLYHASHKEY0DEMOONLYHASHKEY0',
  hashIv: 'DEMOONLYHASHIV00',
};
const page: PaymentPage = {
  merchant,
  version: '2.0',
  site: 'https://ccore.newebpay.com',
  callbacks: {
    notify: 'https://player.example/notify',
    back: 'https://player.example/return',
    number: 'https://player.example/customer',
  },
};
const order: PaymentOrder = {
  orderNo: 'T260101K7Q9ZB2M4X',
  amount: 10_000,
  title: 'H73 demo pack',
  email: 'player@example.com',
  region: 'taiwan',
};
const now = new Date(1_767_225_600_000);
const inside = (over: Partial<PaymentOrder>, version = '2.0') => {
  const form = paymentForm({ ...page, version }, { ...order, ...over }, now);
  return new URLSearchParams(openTrade(merchant, form));
};

describe('the form that hands a player over to the provider', () => {
  it('says everything that the provider wants to know', () => {
    const form = paymentForm(page, order, now);
    expect(form).toMatchObject({
      newebpay_site: 'https://ccore.newebpay.com/MPG/mpg_gateway',
      MerchantID: 'MS00000000',
      Version: '2.0',
    });
    expect(openTrade(merchant, form)).toBe(
      'MerchantID=MS00000000&RespondType=JSON&TimeStamp=1767225600&Version=2.0&MerchantOrderNo=T260101K7Q9ZB2M4X&Amt=10000' +
        '&ItemDesc=H73+demo+pack&Email=player%40example.com&EmailModify=0&CREDIT=1&VACC=1&WEBATM=1&ExpireDate=20260102' +
        '&ReturnURL=https%3A%2F%2Fplayer.example%2Freturn' +
        '&NotifyURL=https%3A%2F%2Fplayer.example%2Fnotify' +
        '&CustomerURL=https%3A%2F%2Fplayer.example%2Fcustomer',
    );
  });

  it('offers transfers up to their ceiling, and none from overseas', () => {
    const methods = (over: Partial<PaymentOrder>) =>
      ['CREDIT', 'VACC', 'WEBATM', 'UNIONPAY'].filter((name) => inside(over).get(name) === '1');
    expect(methods({ amount: 49_999 })).toEqual(['CREDIT', 'VACC', 'WEBATM']);
    expect(methods({ amount: 50_000 })).toEqual(['CREDIT']);
    expect(methods({ region: 'overseas' })).toEqual(['CREDIT', 'UNIONPAY']);
    expect(inside({ amount: 50_000 }).has('ExpireDate')).toBe(false);
  });

  it('carries a title as the provider shows it, whatever it was', () => {
    expect(inside({ title: `點數 "1,000"\n+贈'50'` }).get('ItemDesc')).toBe('點數 1,000 +贈 50');
    expect([...inside({ title: '😀'.repeat(60) }).get('ItemDesc')!]).toHaveLength(50);
  });

  it('says that nobody has to log in, to a page of an old version', () => {
    expect(inside({}, '1.5').get('LoginType')).toBe('0');
    expect(inside({}, '2.3').has('LoginType')).toBe(false);
  });
});
