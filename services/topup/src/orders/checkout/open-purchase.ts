import { Injectable } from '@nestjs/common';
import { purchaseBody, type PaymentFormView, type PurchaseBody } from '@hub/contracts/topup';
import { Db, type Tx } from '@hub/nest-kit/db';
import { checked, type Caller } from '@hub/nest-kit/http';
import type { PrizeAddress } from '../buyer/buyer.ts';
import type { OrderColumns } from '../order.changes.ts';
import type { Order } from '../order.entity.ts';
import { OrderClosed } from '../order.errors.ts';
import { countAttempts, openAttempt } from '../payments/write-attempt.ts';
import { changeOrder, lockKnownOrder } from '../write-order.ts';
import { rulesOf, Shop } from '../../shop/shop.ts';
import { otherRegion, triedOften } from './checkout.errors.ts';
import { HandOver } from './hand-over.ts';
import { mayPay } from './order.view.ts';
import { Orders } from './orders.ts';
import { anyRules, SecondStep } from './second-step.ts';

/** Each has a number of its own at the provider. */
const ATTEMPTS_MAX = 10;
/** Nobody is sent to pay for an order that ends meanwhile. */
const LEAST_LEFT_MS = 5 * 60_000;

@Injectable()
export class OpenPurchase {
  constructor(
    private readonly db: Db,
    private readonly shop: Shop,
    private readonly orders: Orders,
    private readonly step: SecondStep,
    private readonly handOver: HandOver,
  ) {}

  /** The same body again is one more attempt for the same order, under a number of its own; another body is refused. */
  async run(caller: Caller, sent: unknown): Promise<PaymentFormView> {
    const order = await this.step.order(sent);
    if (order.state === 'draft') return this.choose(order, caller, sent);
    const body = await checked(purchaseBody(anyRules, true), sent);
    this.step.demandSame(order, 'purchase', body);
    return this.attempt(order);
  }

  /** What was chosen goes to the provider once more. */
  async again(token: string): Promise<PaymentFormView> {
    await this.shop.demandOpen();
    return this.attempt(await this.orders.demand(token));
  }

  private async choose(order: Order, { language }: Caller, sent: unknown): Promise<PaymentFormView> {
    const game = await this.step.game(order, 'purchase', language);
    const body = await checked(purchaseBody(rulesOf(game), await this.shop.optInOpen(order.game_id)), sent);
    if (body.report_type && body.report_type !== order.report_type) throw otherRegion();
    const typed = { transfer: null, prize: prizeOf(body) };
    const set = await this.step.columns(order, game, body, typed, language);
    return this.attempt(order, (locked) => {
      if (locked.state === 'draft') return { ...set, kind: 'purchase' };
      this.step.demandSame(locked, 'purchase', body);
      return {};
    });
  }

  private async attempt(order: Order, change: (locked: Order) => OrderColumns = () => ({})): Promise<PaymentFormView> {
    const opened = await this.db.runTx(async (tx) => {
      const locked = await lockKnownOrder(tx, order.id);
      return open(tx, locked, change(locked));
    });
    return this.handOver.form(opened.order, opened.orderno);
  }
}

async function open(tx: Tx, locked: Order, set: OrderColumns): Promise<{ order: Order; orderno: string }> {
  const ends = locked.cancels_at?.getTime() ?? 0;
  const chosen = mayPay(locked) || set.kind === 'purchase';
  if (!chosen || ends < Date.now() + LEAST_LEFT_MS) throw new OrderClosed();
  if ((await countAttempts(tx, locked)) >= ATTEMPTS_MAX) throw triedOften();
  const order = await changeOrder(tx, { move: 'choose', order: locked, by: 'player', set });
  return { order, orderno: await openAttempt(tx, order) };
}

function prizeOf(body: PurchaseBody): PrizeAddress | null {
  if (!body.eventCheck) return null;
  const { eventRecipient = '', eventArea = '', eventAddress = '', eventPhone = '' } = body;
  return { recipient: eventRecipient, area: eventArea, address: eventAddress, phone: eventPhone };
}
