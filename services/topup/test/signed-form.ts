import { createHash } from 'node:crypto';
import { encryptTrade, tradeSha, type Merchant } from '../src/newebpay/trade-cipher.ts';
import { merchant } from './topup.env.ts';

type Told = { orderno: string; amount: number; status?: string; message?: string; result?: Record<string, unknown> };

const tradeNoOf = (orderno: string) => `261126${createHash('sha256').update(orderno).digest().readUIntBE(0, 5)}`;

/** A form as the provider signs it. */
export function signedForm(told: Told, by: Merchant = merchant): Record<string, string> {
  const { orderno, amount, status = 'SUCCESS', message = '', result = {} } = told;
  const common = { MerchantID: by.id, Amt: amount, TradeNo: tradeNoOf(orderno), MerchantOrderNo: orderno };
  const info = encryptTrade(by, JSON.stringify({ Status: status, Message: message, Result: { ...common, ...result } }));
  return { Status: status, MerchantID: by.id, Version: '2.0', TradeInfo: info, TradeSha: tradeSha(by, info) };
}

export const paidByCard = { PaymentType: 'CREDIT', PayTime: '2026-11-26 14:20:00' };
export const takenNumber = {
  PaymentType: 'VACC',
  BankCode: '008',
  CodeNo: '9103522175887271',
  ExpireDate: '2026-11-27',
  ExpireTime: '23:59:59',
};
