import type { Db } from '@hub/nest-kit/db';
import type { FoundTrade, TradeApi } from '../../newebpay/trade-api.ts';
import { SUCCESS } from '../../newebpay/trade-answer.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { QuestionBudget } from './question-budget.ts';
import { takeNumber } from './take-number.ts';
import { takePayment, type PaymentOutcome } from './take-payment.ts';
import { lockAttempt, settleAttempt } from './write-attempt.ts';

/** `later`: it was not asked, since too many questions about orders that it does not know would shut us out for hours. */
export type Asked = PaymentOutcome | 'unpaid' | 'unknown' | 'later';

export type AskedAttempt = Pick<PaymentAttempt, 'id' | 'orderno' | 'amount' | 'seen'>;
type Found = Exclude<FoundTrade, { state: 'unknown' }>;

export class AskProvider {
  private readonly budget: QuestionBudget;

  constructor(
    private readonly db: Db,
    private readonly api: Pick<TradeApi, 'find'>,
    private readonly merchantId: string,
  ) {
    this.budget = new QuestionBudget(db);
  }

  async run(attempt: AskedAttempt): Promise<Asked> {
    if (!attempt.seen && !(await this.budget.take())) return 'later';
    await this.db.source.query('UPDATE payment_attempt SET asked_at = NOW(3) WHERE id = ?', [attempt.id]);
    const found = await this.api.find({ orderNo: attempt.orderno, amount: attempt.amount });
    if (found.state === 'unknown') return 'unknown';
    if (!attempt.seen) await this.budget.giveBack();
    return this.note(attempt, found);
  }

  private note(attempt: AskedAttempt, found: Found): Promise<Asked> {
    if (found.state === 'paid') return this.take(attempt, found, SUCCESS);
    if (found.state === 'unpaid' || found.state === 'paying') return this.noteUnpaid(attempt, found);
    return this.take(attempt, found, found.state.toUpperCase());
  }

  /** The number may have come by a browser that never reached us. */
  private async noteUnpaid(attempt: AskedAttempt, { tradeNo, amount, method, number }: Found): Promise<'unpaid'> {
    await this.db.runTx(async (tx) => {
      const known = await lockAttempt(tx, attempt.orderno);
      if (known?.attempt.state === 'opened') await settleAttempt(tx, attempt, { trade_no: tradeNo });
      const trade = { merchantId: this.merchantId, orderNo: attempt.orderno, tradeNo, amount, method };
      if (number) await takeNumber(tx, { ...trade, ...number });
    });
    return 'unpaid';
  }

  private take(
    { orderno }: AskedAttempt,
    { tradeNo, amount, method, paidAt }: Found,
    code: string,
  ): Promise<PaymentOutcome> {
    const trade = { merchantId: this.merchantId, orderNo: orderno, tradeNo, amount, method, paidAt, payer: null };
    const settled = { trade, code, message: '', merchantId: this.merchantId };
    return this.db.runTx((tx) => takePayment(tx, settled));
  }
}
