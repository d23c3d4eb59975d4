import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import type { NumberMailedView } from '@hub/contracts/topup';
import { Db, type Tx } from '@hub/nest-kit/db';
import { OrderKeys } from '../buyer/order-keys.ts';
import { numberMailed, numberNone } from '../checkout/checkout.errors.ts';
import { Orders } from '../checkout/orders.ts';
import type { Order } from '../order.entity.ts';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { lockKnownOrder } from '../write-order.ts';
import { numberMail } from './number-mail.job.ts';

const MOST = 3;
const AGAIN_MS = 60_000;

type Mailed = { many: number; last: Date | null };

/** The number to pay to, for whoever reads it on another device than the one that pays. */
@Injectable()
export class MailNumber {
  constructor(
    private readonly db: Db,
    private readonly orders: Orders,
    private readonly keys: OrderKeys,
  ) {}

  /** Within a minute it is the mail that was sent before. Throws 409 without a number to pay to, 429 after three mails. */
  async run(token: string, language: Language): Promise<NumberMailedView> {
    const known = await this.orders.demand(token);
    const email = this.keys.buyerOf(known)?.email ?? '';
    if (email === '') throw numberNone();
    await this.db.runTx(async (tx) => this.mail(tx, await lockKnownOrder(tx, known.id), language));
    return { record: { report_id: Number(known.report_id), email } };
  }

  private async mail(tx: Tx, order: Order, language: Language): Promise<void> {
    const attempt = order.state === 'waiting' ? await numberOf(tx, order) : null;
    if (!attempt) throw numberNone();
    const { many, last } = await mailedOf(tx, order);
    if (last && last.getTime() > Date.now() - AGAIN_MS) return;
    if (many >= MOST) throw numberMailed();
    await tx.manager.query('UPDATE payment_attempt SET mailed = mailed + 1, mailed_at = NOW(3) WHERE id = ?', [
      attempt.id,
    ]);
    await tx.enqueue(numberMail, { id: attempt.id, language }, `mail-number-${order.id}-${many + 1}`);
  }
}

/** The one that the page shows: the latest way to the provider. */
async function numberOf({ manager }: Tx, { id }: Order): Promise<PaymentAttempt | null> {
  const [latest] = await manager.query<PaymentAttempt[]>(
    'SELECT * FROM payment_attempt WHERE order_id = ? ORDER BY id DESC LIMIT 1',
    [id],
  );
  return latest?.state === 'number' ? latest : null;
}

async function mailedOf({ manager }: Tx, { id }: Order): Promise<Mailed> {
  const [row] = await manager.query<{ many: string | null; last: Date | null }[]>(
    'SELECT SUM(mailed) AS many, MAX(mailed_at) AS last FROM payment_attempt WHERE order_id = ?',
    [id],
  );
  return { many: Number(row?.many ?? 0), last: row?.last ?? null };
}
