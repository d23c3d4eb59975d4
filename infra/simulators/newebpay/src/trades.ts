import { randomBytes, randomInt } from 'node:crypto';
import { BadCall } from '../../local-web/src/answers.ts';
import type { Ledger } from '../../local-web/src/ledger.ts';
import type { Behaviour } from './behaviour.ts';
import { Refused, type Method, type PaymentRequest } from './mpg-request.ts';
import { shortStamp } from './taipei-time.ts';
import type { Notice, Trade, TradeState } from './trade.ts';

const MOST_NOTICES = 500;
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Every order that the provider has seen. A number is used up by its first request, whatever becomes of it. */
export class Trades {
  private readonly ledger: Ledger<Trade>;
  private readonly pages = new Map<string, string>();

  constructor(ledger: Ledger<Trade>) {
    this.ledger = ledger;
    for (const { page, id } of ledger.list()) this.pages.set(page, id);
  }

  open(asked: PaymentRequest, now: number): Trade {
    if (this.ledger.find(asked.orderNo)) throw new Refused('MPG03008');
    const trade: Trade = {
      id: asked.orderNo,
      shop: asked.shop,
      trade_no: shortStamp(now) + digits(5),
      page: randomBytes(16).toString('hex'),
      amount: asked.amount,
      item: asked.item,
      email: asked.email,
      version: asked.version,
      respond: asked.respond,
      methods: asked.methods,
      return_url: asked.returnUrl,
      notify_url: asked.notifyUrl,
      customer_url: asked.customerUrl,
      back_url: asked.backUrl,
      created_at: now,
      expires_on: asked.expiresOn,
      state: 'created',
      method: '',
      code: '',
      paid_at: null,
      bank_code: '',
      code_no: '',
      payer_bank: '',
      payer_last_five: '',
      captured: false,
      refunded: 0,
      notices: [],
    };
    this.pages.set(trade.page, trade.id);
    return this.put(trade);
  }

  find(orderNo: string): Trade | undefined {
    return this.ledger.find(orderNo);
  }

  ofPage(page: string): Trade | undefined {
    return this.ledger.find(this.pages.get(page) ?? '');
  }

  list(): Trade[] {
    return this.ledger.list();
  }

  clear(): void {
    this.ledger.clear();
    this.pages.clear();
  }

  takeNumber(trade: Trade, behaviour: Behaviour): Trade {
    mustBe(trade, ['created']);
    const code_no = behaviour.letters_in_number ? `TestAccount${digits(5)}` : `9103${digits(10)}`;
    return this.put({ ...trade, state: 'number_taken', method: 'VACC', bank_code: '008', code_no });
  }

  pay(trade: Trade, method: Method, behaviour: Behaviour): Trade {
    mustBe(trade, ['created', 'number_taken']);
    const isTransfer = method === 'VACC' || method === 'WEBATM';
    const known = isTransfer && behaviour.payer_known;
    return this.put({
      ...trade,
      state: 'paid',
      method,
      code: 'SUCCESS',
      paid_at: Date.now(),
      payer_bank: known ? '812' : '',
      payer_last_five: known ? '54321' : '',
      captured: !isTransfer && behaviour.captures,
    });
  }

  fail(trade: Trade, method: Method): Trade {
    mustBe(trade, ['created', 'number_taken']);
    return this.put({ ...trade, state: 'failed', method, code: 'MPG03009' });
  }

  change(trade: Trade, facts: Partial<Pick<Trade, 'state' | 'captured' | 'refunded' | 'expires_on'>>): Trade {
    return this.put({ ...trade, ...facts });
  }

  noted(orderNo: string, notice: Notice): void {
    const trade = this.ledger.find(orderNo);
    if (trade) this.put({ ...trade, notices: [...trade.notices, notice].slice(-MOST_NOTICES) });
  }

  private put(trade: Trade): Trade {
    this.ledger.put(trade);
    return trade;
  }
}

function mustBe(trade: Trade, states: TradeState[]): void {
  if (!states.includes(trade.state)) throw new BadCall(`the trade is ${trade.state}`, 409);
}
