import { Injectable } from '@nestjs/common';
import type { CancelledReportView } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import { ProviderUnavailable } from '../../newebpay/trade-api.ts';
import type { Order } from '../order.entity.ts';
import { OrderClosed } from '../order.errors.ts';
import { orderMoves } from '../order.moves.ts';
import { reportStatusOf } from '../order.states.ts';
import { AskProvider } from '../payments/ask-provider.ts';
import { findOpenAttempts } from '../payments/write-attempt.ts';
import { changeOrder, lockKnownOrder } from '../write-order.ts';
import { orderPaid, providerAway } from './checkout.errors.ts';
import { Orders } from './orders.ts';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly db: Db,
    private readonly orders: Orders,
    private readonly ask: AskProvider,
  ) {}

  /** The provider is asked first; what it could not be asked for and is paid later is late, not lost. */
  async run(token: string): Promise<CancelledReportView> {
    const order = await this.orders.demand(token);
    if (order.state !== 'cancelled') {
      mayCancel(order);
      await this.askFirst(order);
    }
    const { report_id, state } = await this.cancel(order);
    return { record: { report_id: Number(report_id), report_status: reportStatusOf(state) } };
  }

  private async askFirst({ id }: Order): Promise<void> {
    const attempts = await findOpenAttempts(this.db.source, id);
    try {
      await Promise.all(attempts.map((attempt) => this.ask.run(attempt)));
    } catch (error) {
      throw error instanceof ProviderUnavailable ? providerAway() : error;
    }
  }

  private cancel({ id }: Order): Promise<Order> {
    return this.db.runTx(async (tx) => {
      const order = await lockKnownOrder(tx, id);
      if (order.state === 'cancelled') return order;
      mayCancel(order);
      return changeOrder(tx, { move: 'cancel', order, by: 'player' });
    });
  }
}

function mayCancel({ state }: Order): void {
  if (state === 'paid') throw orderPaid();
  if (!orderMoves.may('cancel', state)) throw new OrderClosed();
}
