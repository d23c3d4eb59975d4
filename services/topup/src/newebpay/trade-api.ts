import { sameBytes } from '@hub/nest-kit/crypto';
import { checkCode, checkValue } from './check-codes.ts';
import { formEncoded } from './form-encoding.ts';
import { givenNumberOf, paymentOf, readAnswer, SUCCESS, type GivenNumber, type TradeAnswer } from './trade-answer.ts';
import { encryptTrade, TradeRefused, type Merchant } from './trade-cipher.ts';

export type TradeState = 'unpaid' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'paying';
/** `unknown`: the provider has no such order. `number`: to pay to, where one was taken. */
export type FoundTrade =
  | { state: 'unknown' }
  | {
      state: TradeState;
      tradeNo: string;
      amount: number;
      method: string;
      paidAt: Date | null;
      number: GivenNumber | null;
    };

/** No answer that can be believed: try again later. `code` is the provider's, where it said one. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the payment provider: ${code}`, options);
    this.code = code;
  }
}

/** The provider understood and does not do it. `message` is its own. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type TradeApiSettings = { site: string; merchant: Merchant; timeoutMs?: number };
type Named = { orderNo: string; amount: number };

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;
/** The provider's edge refuses clients that do not say who they are. */
const USER_AGENT = 'player-site-payments/1.0';
const QUERY_VERSION = '1.3';
const CANCEL_VERSION = '1.0';
const CLOSE_VERSION = '1.1';
const BY_ORDER_NO = 1;
const REFUND = 2;
const UNKNOWN_ORDER = 'TRA10021';
/** Taken, and done in the bank's next batch. */
const IN_BATCH = 'TRA20001';

const states: Readonly<Record<string, TradeState>> = {
  0: 'unpaid',
  1: 'paid',
  2: 'failed',
  3: 'cancelled',
  6: 'refunded',
  9: 'paying',
};

export class TradeApi {
  private readonly settings: TradeApiSettings;

  constructor(settings: TradeApiSettings) {
    this.settings = settings;
  }

  /** Only for orders that reached the provider: too many unknown ones in an hour and it answers nobody for four. */
  async find(order: Named): Promise<FoundTrade> {
    const { merchant } = this.settings;
    const answer = await this.post('/API/QueryTradeInfo', {
      MerchantID: merchant.id,
      Version: QUERY_VERSION,
      RespondType: 'JSON',
      CheckValue: checkValue(merchant, order),
      TimeStamp: seconds(),
      MerchantOrderNo: order.orderNo,
      Amt: order.amount,
    });
    if (answer.status === UNKNOWN_ORDER) return { state: 'unknown' };
    if (answer.status !== SUCCESS) throw new ProviderUnavailable(answer.status);
    const payment = paymentOf(answer);
    const state = states[answer.result.TradeStatus ?? ''];
    if (!payment || !state) throw new ProviderUnavailable('no trade in the answer');
    const sum = checkCode(merchant, payment);
    const same = sameBytes(Buffer.from(answer.result.CheckCode ?? ''), Buffer.from(sum));
    if (!same || payment.orderNo !== order.orderNo) throw new ProviderUnavailable('an answer with a wrong sum');
    const { tradeNo, amount, method, paidAt } = payment;
    return { state, tradeNo, amount, method, paidAt, number: givenNumberOf(answer) };
  }

  /** Gives up what a card was authorised for, before it is captured. Throws `ProviderRefused`. */
  async cancel(order: Named): Promise<void> {
    await this.change('/API/CreditCard/Cancel', order, { Version: CANCEL_VERSION });
  }

  /** Gives back all or a part of what was captured from a card. Throws `ProviderRefused`. */
  async refund(order: Named & { tradeNo: string }): Promise<void> {
    await this.change('/API/CreditCard/Close', order, {
      Version: CLOSE_VERSION,
      TradeNo: order.tradeNo,
      CloseType: REFUND,
    });
  }

  private async change(path: string, order: Named, more: Record<string, string | number>): Promise<void> {
    const { merchant } = this.settings;
    const inner = {
      RespondType: 'JSON',
      ...more,
      Amt: order.amount,
      MerchantOrderNo: order.orderNo,
      IndexType: BY_ORDER_NO,
      TimeStamp: seconds(),
    };
    const answer = await this.post(path, {
      MerchantID_: merchant.id,
      PostData_: encryptTrade(merchant, formEncoded(inner)),
    });
    const { status, message } = answer;
    if (status !== SUCCESS && status !== IN_BATCH) throw new ProviderRefused(status, message);
  }

  private async post(path: string, fields: Record<string, string | number>): Promise<TradeAnswer> {
    try {
      const response = await fetch(new URL(path, this.settings.site), {
        method: 'POST',
        body: formEncoded(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': USER_AGENT },
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs ?? TIMEOUT_MS),
      });
      if (!response.ok) throw new ProviderUnavailable(`status ${response.status}`);
      return readAnswer(await textUpTo(response, MOST_BYTES));
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      const code = error instanceof TradeRefused ? 'an answer that is none' : String((error as Error).name);
      throw new ProviderUnavailable(code, { cause: error });
    }
  }
}

const seconds = () => Math.floor(Date.now() / 1000);

async function textUpTo(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new ProviderUnavailable(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
