import type { Db, Tx } from '@hub/nest-kit/db';
import type { AskProvider } from './payments/ask-provider.ts';
import { findOpenAttempts } from './payments/write-attempt.ts';
import { expireOrder, expiryKey } from './expire-order.job.ts';
import type { Order } from './order.entity.ts';
import { orderMoves } from './order.moves.ts';
import { changeOrder, lockOrder } from './write-order.ts';

const AGAIN_MS = 20 * 60_000;
/** So long an order may outlive its time while the provider cannot be asked; what is paid later is not lost. */
const LONGEST_MS = 6 * 3_600_000;

export class ExpireOrder {
  constructor(
    private readonly db: Db,
    private readonly ask: Pick<AskProvider, 'run'>,
  ) {}

  /** Throws what the provider’s silence throws, so that the job is tried again. */
  async run(id: number): Promise<void> {
    const order = await this.db.source.getRepository<Order>('topup_order').findOneBy({ id });
    if (!order || !isDue(order)) return;
    const overdue = Date.now() - (order.cancels_at?.getTime() ?? 0);
    for (const attempt of await findOpenAttempts(this.db.source, id)) {
      const asked = await this.ask.run(attempt).catch((error: unknown) => {
        if (overdue < LONGEST_MS) throw error;
        return 'later' as const;
      });
      if (asked === 'later' && overdue < LONGEST_MS) return this.again(id);
    }
    await this.db.runTx((tx) => this.end(tx, id));
  }

  private async end(tx: Tx, id: number): Promise<void> {
    const order = await lockOrder(tx, id);
    if (order && isDue(order)) await changeOrder(tx, { move: 'expire', order, by: 'clock' });
  }

  private again(id: number): Promise<void> {
    const at = new Date(Date.now() + AGAIN_MS);
    const key = `${expiryKey(id)}-${Math.floor(at.getTime() / AGAIN_MS)}`;
    return this.db.runTx((tx) => tx.enqueue(expireOrder, { id }, key, { at }));
  }
}

const isDue = ({ state, cancels_at }: Order): boolean =>
  orderMoves.may('expire', state) && cancels_at !== null && cancels_at.getTime() <= Date.now();
