import type { Db } from '@hub/nest-kit/db';
import type { FoundTrade, TradeApi } from '../../newebpay/trade-api.ts';
import { SUCCESS } from '../../newebpay/trade-answer.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { takePayment, type PaymentOutcome } from './take-payment.ts';
import { settleAttempt } from './write-attempt.ts';

/** `later`: it was not asked, since too many questions about orders that it does not know would shut us out for hours. */
export type Asked = PaymentOutcome | 'unpaid' | 'unknown' | 'later';

type Named = Pick<PaymentAttempt, 'id' | 'orderno' | 'amount' | 'seen'>;

/** The provider shuts out who asks for about twenty unknown orders within an hour. */
const UNKNOWN_PER_HOUR = 12;

export class AskProvider {
  constructor(
    private readonly db: Db,
    private readonly api: TradeApi,
    private readonly merchantId: string,
  ) {}

  async run(attempt: Named): Promise<Asked> {
    if (!(await this.mayAsk(attempt))) return 'later';
    const found = await this.api.find({ orderNo: attempt.orderno, amount: attempt.amount });
    if (found.state === 'unknown') return 'unknown';
    if (found.state === 'paid') return this.take(attempt, found, SUCCESS);
    if (found.state === 'failed') return this.take(attempt, found, 'FAILED');
    await this.db.runTx((tx) => settleAttempt(tx, attempt, { trade_no: found.tradeNo }));
    return 'unpaid';
  }

  /** Notes the question before it is asked, so that two processes together ask no more than one may. */
  private async mayAsk({ id, seen }: Named): Promise<boolean> {
    const { manager } = this.db.source;
    if (!seen) {
      const [asked] = await manager.query<{ asked: number | string }[]>(
        'SELECT COUNT(*) AS asked FROM payment_attempt WHERE seen = 0 AND asked_at > NOW(3) - INTERVAL 1 HOUR AND id <> ?',
        [id],
      );
      if (Number(asked?.asked) >= UNKNOWN_PER_HOUR) return false;
    }
    await manager.query('UPDATE payment_attempt SET asked_at = NOW(3) WHERE id = ?', [id]);
    return true;
  }

  private take(
    { orderno }: Named,
    { tradeNo, amount, method, paidAt }: Exclude<FoundTrade, { state: 'unknown' }>,
    code: string,
  ): Promise<PaymentOutcome> {
    const trade = { merchantId: this.merchantId, orderNo: orderno, tradeNo, amount, method, paidAt, payer: null };
    const settled = { trade, code, message: '', merchantId: this.merchantId };
    return this.db.runTx((tx) => takePayment(tx, settled));
  }
}
