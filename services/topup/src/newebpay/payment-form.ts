import { providerDay } from './provider-time.ts';
import { formEncoded } from './form-encoding.ts';
import { methodsFor, type Region } from './payment-methods.ts';
import { encryptTrade, tradeSha, type Merchant } from './trade-cipher.ts';

export type Callbacks = { notify: string; back: string; number: string };

export type PaymentPage = { merchant: Merchant; version: string; site: string; callbacks: Callbacks };

/** `title` is shown to who pays; `amount` in whole TWD. */
export type PaymentOrder = { orderNo: string; amount: number; title: string; email: string; region: Region };

export type PaymentForm = {
  newebpay_site: string;
  MerchantID: string;
  Version: string;
  TradeInfo: string;
  TradeSha: string;
};

const TITLE_MOST = 50;
const EMAIL_MOST = 50;
/** Below it the provider wants a login type with every order. */
const LOGIN_TYPE_UNTIL = 2;
/** Of the day after the order, until its last second. */
const EXPIRES_AFTER_DAYS = 1;

/** To be made when it is sent: the provider takes it for two minutes. */
export function paymentForm(page: PaymentPage, order: PaymentOrder, now: Date): PaymentForm {
  const { merchant, version, site } = page;
  const info = encryptTrade(merchant, formEncoded(fieldsOf(page, order, now)));
  return {
    newebpay_site: new URL('/MPG/mpg_gateway', site).href,
    MerchantID: merchant.id,
    Version: version,
    TradeInfo: info,
    TradeSha: tradeSha(merchant, info),
  };
}

function fieldsOf({ merchant, version, callbacks }: PaymentPage, order: PaymentOrder, now: Date) {
  const methods = methodsFor(order.region, order.amount);
  return {
    MerchantID: merchant.id,
    RespondType: 'JSON',
    TimeStamp: Math.floor(now.getTime() / 1000),
    Version: version,
    MerchantOrderNo: order.orderNo,
    Amt: order.amount,
    ItemDesc: shownTitle(order.title),
    ...(order.email.length <= EMAIL_MOST && { Email: order.email, EmailModify: 0 }),
    ...(Number(version) < LOGIN_TYPE_UNTIL && { LoginType: 0 }),
    ...Object.fromEntries(methods.map((method) => [method, 1])),
    ...(methods.includes('VACC') && { ExpireDate: providerDay(now, EXPIRES_AFTER_DAYS) }),
    ReturnURL: callbacks.back,
    NotifyURL: callbacks.notify,
    CustomerURL: callbacks.number,
  };
}

/** The provider drops quotes and line breaks without a word, and counts signs. */
const shownTitle = (title: string): string =>
  [
    ...title
      .toWellFormed()
      .replace(/[\p{C}'"\\]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, TITLE_MOST)
    .join('');
