import type { IncomingHttpHeaders } from 'node:http';
import { decrypt, tradeSha, type Shops } from './shop.ts';
import { day, endOf, readDay } from './taipei-time.ts';

export const methods = ['CREDIT', 'VACC', 'WEBATM', 'UNIONPAY'] as const;
export type Method = (typeof methods)[number];

export type PaymentRequest = {
  shop: string;
  orderNo: string;
  amount: number;
  item: string;
  email: string;
  version: string;
  respond: 'JSON' | 'String';
  methods: Method[];
  returnUrl: string;
  notifyUrl: string;
  customerUrl: string;
  backUrl: string;
  expiresOn: string;
};

export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const VERSIONS = ['1.5', '1.6', '2.0', '2.2', '2.3'];
const OTHER_METHODS =
  'InstFlag CreditRed CREDITAE APPLEPAY ANDROIDPAY SAMSUNGPAY LINEPAY ESUNWALLET TAIWANPAY BITOPAY TWQR EZPWECHAT EZPALIPAY CVS BARCODE CVSCOM';
const TOLERANCE_S = 120;
const TRANSFER_MOST = 49_999;
const USUAL_DAYS = 6;
const MOST_DAYS = 180;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function demand(holds: unknown, code: string): asserts holds {
  if (!holds) throw new Refused(code);
}

/** The provider wants the player's own browser, in its own window: no frame, no proxy, no server. */
export function mustBeABrowser(headers: IncomingHttpHeaders): void {
  const isPage = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  demand(isPage, 'MPG02005');
}

/** Reads what a shop's form said. Throws `Refused`. The order of the checks is not published. */
export function readRequest(shops: Shops, outer: Record<string, string>, now: number): PaymentRequest {
  const { MerchantID = '', TradeInfo = '', TradeSha = '', Version = '', EncryptType = '0' } = outer;
  demand(MerchantID, 'MPG01009');
  demand(TradeInfo, 'MPG01023');
  demand(TradeSha, 'MPG01024');
  const shop = shops.get(MerchantID);
  demand(shop, 'MPG03007');
  demand(EncryptType === '0' && TradeSha === tradeSha(shop, TradeInfo), 'MPG03009');
  const text = decrypt(shop, TradeInfo);
  demand(text !== null, 'MPG03009');
  const inner = Object.fromEntries(new URLSearchParams(text));
  demand(inner.MerchantID === shop.id, 'MPG03007');
  demand(VERSIONS.includes(Version) && inner.Version === Version, 'MPG01010');
  demand(inner.RespondType === 'JSON' || inner.RespondType === 'String', 'MPG01011');
  mustBeNow(inner.TimeStamp, now);
  const amount = amountIn(inner.Amt);
  return {
    shop: shop.id,
    orderNo: orderNoIn(inner.MerchantOrderNo),
    amount,
    item: itemIn(inner.ItemDesc),
    email: emailIn(inner, Version),
    version: Version,
    respond: inner.RespondType,
    methods: methodsIn(inner, amount),
    ...addressesIn(inner, Version),
    expiresOn: expiryIn(inner.ExpireDate, now),
  };
}

function mustBeNow(text: string | undefined, now: number): void {
  demand(text, 'MPG01002');
  demand(/^\d{10}$/.test(text) && Math.abs(Number(text) - now / 1000) <= TOLERANCE_S, 'MPG02004');
}

function orderNoIn(text = ''): string {
  demand(/^\w{1,30}$/.test(text), 'MPG01012');
  return text;
}

function amountIn(text = ''): number {
  demand(/^[1-9]\d{0,9}$/.test(text), 'MPG01015');
  return Number(text);
}

function itemIn(text = ''): string {
  demand(text.trim() !== '' && [...text].length <= 50, 'MPG01017');
  return text.replace(/['"\r\n]/g, '');
}

function emailIn({ Email = '', LoginType }: Record<string, string>, version: string): string {
  if (version === '1.5') {
    demand(LoginType === '0' || LoginType === '1', 'MPG01001');
    demand(Email, 'MPG01013');
  }
  demand(Email === '' || (Email.length <= 50 && EMAIL.test(Email)), 'MPG01013');
  return Email;
}

function methodsIn(inner: Record<string, string>, amount: number): Method[] {
  const isOn = (name: string) => !['', '0', undefined].includes(inner[name]);
  demand(!OTHER_METHODS.split(' ').some(isOn), 'MPG02003');
  const asked = methods.filter(isOn);
  const wanted = asked.length > 0 ? asked : [...methods];
  demand(
    wanted.some((one) => one !== 'WEBATM'),
    'MPG02002',
  );
  const shown = wanted.filter((one) => amount <= TRANSFER_MOST || (one !== 'VACC' && one !== 'WEBATM'));
  demand(shown.length > 0, 'MPG02002');
  return shown;
}

function addressesIn(inner: Record<string, string>, version: string) {
  const { ReturnURL = '', NotifyURL = '', CustomerURL = '', ClientBackURL = '' } = inner;
  const longest = version === '1.5' ? 50 : 200;
  const isAddress = (url: string) => url === '' || (url.length <= longest && /^https?:\/\/[^\s]+$/.test(url));
  demand([ReturnURL, NotifyURL, CustomerURL, ClientBackURL].every(isAddress), 'MPG01014');
  // One payment would arrive there twice.
  demand(ReturnURL === '' || ReturnURL !== NotifyURL, 'MPG01014');
  return { returnUrl: ReturnURL, notifyUrl: NotifyURL, customerUrl: CustomerURL, backUrl: ClientBackURL };
}

function expiryIn(text: string | undefined, now: number): string {
  if (!text) return day(now, USUAL_DAYS);
  const read = readDay(text);
  demand(read !== null && endOf(read) >= now && read <= day(now, MOST_DAYS), 'MPG01018');
  return read;
}
