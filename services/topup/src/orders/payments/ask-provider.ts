import type { Db } from '@hub/nest-kit/db';
import type { FoundTrade } from '../../newebpay/trade-api.ts';
import { SUCCESS } from '../../newebpay/trade-answer.ts';
import type { ProviderShop, ProviderShops } from './provider-shops.ts';
import { QuestionBudget } from './question-budget.ts';
import { takeNumber } from './take-number.ts';
import { takePayment, type PaymentOutcome } from './take-payment.ts';
import { lockAttempt, settleAttempt, type OpenAttempt } from './write-attempt.ts';

/** `later`: it was not asked, since too many questions about orders that it does not know would shut us out for hours. */
export type Asked = PaymentOutcome | 'unpaid' | 'unknown' | 'later';

export type AskedAttempt = OpenAttempt;
type Found = Exclude<FoundTrade, { state: 'unknown' }>;

export class AskProvider {
  constructor(
    private readonly db: Db,
    private readonly shops: Pick<ProviderShops, 'of'>,
  ) {}

  async run(attempt: AskedAttempt): Promise<Asked> {
    const shop = this.shops.of(attempt);
    // Of a rehearsal whose shop is gone nobody will ever say anything.
    if (!shop) return 'unknown';
    const budget = new QuestionBudget(this.db, attempt);
    if (!attempt.seen && !(await budget.take())) return 'later';
    await this.db.source.query('UPDATE payment_attempt SET asked_at = NOW(3) WHERE id = ?', [attempt.id]);
    const found = await shop.api.find({ orderNo: attempt.orderno, amount: attempt.amount });
    if (found.state === 'unknown') return 'unknown';
    if (!attempt.seen) await budget.giveBack();
    return this.note(shop, attempt, found);
  }

  private note(shop: ProviderShop, attempt: AskedAttempt, found: Found): Promise<Asked> {
    if (found.state === 'paid') return this.take(shop, attempt, found, SUCCESS);
    if (found.state === 'unpaid' || found.state === 'paying') return this.noteUnpaid(shop, attempt, found);
    return this.take(shop, attempt, found, found.state.toUpperCase());
  }

  /** The number may have come by a browser that never reached us. */
  private async noteUnpaid({ merchant }: ProviderShop, attempt: AskedAttempt, found: Found): Promise<'unpaid'> {
    const { tradeNo, amount, method, number } = found;
    await this.db.runTx(async (tx) => {
      const known = await lockAttempt(tx, attempt.orderno);
      if (known?.attempt.state === 'opened') await settleAttempt(tx, attempt, { trade_no: tradeNo });
      const trade = { merchantId: merchant.id, orderNo: attempt.orderno, tradeNo, amount, method };
      if (number) await takeNumber(tx, { ...trade, ...number }, isRehearsal(attempt));
    });
    return 'unpaid';
  }

  private take(shop: ProviderShop, attempt: AskedAttempt, found: Found, code: string): Promise<PaymentOutcome> {
    const { tradeNo, amount, method, paidAt } = found;
    const { id: merchantId } = shop.merchant;
    const trade = { merchantId, orderNo: attempt.orderno, tradeNo, amount, method, paidAt, payer: null };
    const settled = { trade, code, message: '', merchantId, rehearsal: isRehearsal(attempt) };
    return this.db.runTx((tx) => takePayment(tx, settled));
  }
}

const isRehearsal = ({ rehearsal }: AskedAttempt): boolean => rehearsal === 1;
