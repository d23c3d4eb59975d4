import type { Language } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { Mailer } from '@hub/nest-kit/mail';
import type { OrderKeys } from '../buyer/order-keys.ts';
import type { GameNames } from '../checkout/game-names.ts';
import type { Order } from '../order.entity.ts';
import { codeAddress } from '../payments/callbacks/take-return.ts';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { layOutNumber } from './number-mail.ts';

type Parts = { db: Db; keys: OrderKeys; names: Pick<GameNames, 'of'>; mailer: Pick<Mailer, 'send'>; publicUrl: string };
type Asked = { id: number; language: Language };

export class SendNumber {
  constructor(private readonly parts: Parts) {}

  /** What was paid or has ended meanwhile is not mailed: nobody should pay to it. */
  async run({ id, language }: Asked): Promise<void> {
    const { db, keys, names, mailer, publicUrl } = this.parts;
    const attempt = await db.source.getRepository<PaymentAttempt>('payment_attempt').findOneBy({ id });
    const order = attempt && (await db.source.getRepository<Order>('topup_order').findOneBy({ id: attempt.order_id }));
    if (!order || attempt.state !== 'number' || order.state !== 'waiting') return;
    const email = keys.buyerOf(order)?.email;
    if (!email) return;
    const facts = {
      language,
      game: await names.of(order.game_id, language),
      order: order.report_id,
      title: `${order.title} ×${order.qty}`,
      amount: attempt.amount,
      bankCode: attempt.bank_code,
      codeNo: attempt.code_no,
      until: earlier(attempt.number_until, order.cancels_at),
      rehearsal: order.rehearsal === 1,
      link: new URL(codeAddress(attempt.orderno), publicUrl).href,
    };
    await mailer.send(layOutNumber(email, `number-${attempt.orderno}-${attempt.mailed}`, facts));
  }
}

/** The order ends by itself before the bank would take the money. */
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);
