import { readExpiry, readProviderTime } from './provider-time.ts';
import { TradeRefused } from './trade-cipher.ts';

/** What the provider says of a trade. `status`: `SUCCESS` or its code of an error. `message` is for people: never branch on it. */
export type TradeAnswer = { status: string; message: string; result: Readonly<Record<string, string>> };

export const SUCCESS = 'SUCCESS';

/** A payment. `paidAt` null: not said. `payer`: bank and last five digits, where it was a transfer. */
export type Payment = {
  merchantId: string;
  orderNo: string;
  tradeNo: string;
  amount: number;
  method: string;
  paidAt: Date | null;
  payer: { bank: string; lastFive: string } | null;
};

/** A number to pay to. `codeNo` is text: the provider's test area has letters in it. */
export type GivenNumber = { bankCode: string; codeNo: string; expiresAt: Date | null };
export type TakenNumber = Omit<Payment, 'paidAt' | 'payer'> & GivenNumber;

/** Reads an opened message by what it is, whichever form was asked for. Throws `TradeRefused`. */
export function readAnswer(plaintext: string): TradeAnswer {
  if (!plaintext.startsWith('{')) return answerOf(Object.fromEntries(new URLSearchParams(plaintext)));
  try {
    const { Status, Message, Result } = JSON.parse(plaintext) as Record<string, unknown>;
    return answerOf({ ...(typeof Result === 'object' ? Result : null), Status, Message });
  } catch {
    throw new TradeRefused();
  }
}

function answerOf({ Status, Message, ...rest }: Record<string, unknown>): TradeAnswer {
  if (typeof Status !== 'string' || Status === '') throw new TradeRefused();
  const result = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, textOf(value)]));
  return { status: Status, message: textOf(Message), result };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Null where the answer names no order, trade or whole amount. Numbers of cards are not taken out of it. */
export function paymentOf({ result }: TradeAnswer): Payment | null {
  const common = commonOf(result);
  if (!common) return null;
  const { PayBankCode: bank = '', PayerAccount5Code: lastFive = '', PayTime = '' } = result;
  const payer = bank || lastFive ? { bank, lastFive } : null;
  return { ...common, paidAt: readProviderTime(PayTime), payer };
}

export function numberOf({ result }: TradeAnswer): TakenNumber | null {
  const common = commonOf(result);
  const { BankCode: bankCode = '', CodeNo: codeNo = '', ExpireDate = '', ExpireTime = '' } = result;
  if (!common || codeNo === '') return null;
  return { ...common, bankCode, codeNo, expiresAt: readExpiry(ExpireDate, ExpireTime) };
}

/** Of an answer to a question, which writes it `(008)9103…`; null where it has none. */
export function givenNumberOf({ result: { PayInfo = '', ExpireDate = '' } }: TradeAnswer): GivenNumber | null {
  const [, bankCode, codeNo] = /^\((\w{3,10})\)(\w{1,30})$/.exec(PayInfo.trim()) ?? [];
  return bankCode && codeNo ? { bankCode, codeNo, expiresAt: readProviderTime(ExpireDate) } : null;
}

function commonOf(result: TradeAnswer['result']) {
  const { MerchantID: merchantId = '', MerchantOrderNo: orderNo = '', TradeNo: tradeNo = '', Amt = '' } = result;
  const amount = /^\d{1,10}$/.test(Amt) ? Number(Amt) : 0;
  if (!merchantId || !orderNo || !tradeNo || amount < 1) return null;
  return { merchantId, orderNo, tradeNo, amount, method: methodOf(result) };
}

/** A UnionPay card is one of the cards to the provider, and another way to pay to whoever has it. */
const methodOf = ({ PaymentType = '', PaymentMethod = '' }: TradeAnswer['result']): string =>
  PaymentMethod === 'UNIONPAY' ? PaymentMethod : PaymentType;
