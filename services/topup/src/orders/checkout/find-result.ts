import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import type { ReportCodeView, ReportResultView } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import { SUCCESS } from '../../newebpay/trade-answer.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import type { OrderState } from '../order.states.ts';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import { ORDERNO } from '../payments/write-attempt.ts';
import { orderAbsent } from './checkout.errors.ts';
import { GameNames } from './game-names.ts';
import { accountNumberOf, cancelTimeOf, isoOrNull, isRehearsal, standingOf, whatForOf } from './order.view.ts';
import { Orders } from './orders.ts';

type TradeStatus = ReportCodeView['record']['TradeStatus'];

/** How an order stands, from our own rows alone: no page makes us ask the provider. */
@Injectable()
export class FindResult {
  constructor(
    private readonly db: Db,
    private readonly orders: Orders,
    private readonly keys: OrderKeys,
    private readonly names: GameNames,
  ) {}

  /** By the number of an attempt, which is no secret: so nothing of a person. Throws 404. */
  async byNumber(orderno: string): Promise<ReportCodeView> {
    if (!ORDERNO.test(orderno)) throw orderAbsent();
    const { manager } = this.db.source;
    const attempt = await manager.getRepository<PaymentAttempt>('payment_attempt').findOneBy({ orderno });
    if (!attempt) throw orderAbsent();
    const order = await this.orders.byId(attempt.order_id);
    const { report_status, delivery_status, late } = standingOf(order);
    return {
      record: {
        Status: saidOf(attempt),
        report_id: Number(order.report_id),
        TradeNo: attempt.trade_no,
        title: order.title,
        qty: order.qty,
        Amt: attempt.amount,
        PaymentType: attempt.method,
        ...accountNumberOf(attempt),
        Message: attempt.message,
        TradeStatus: tradeStatusOf(order.state, attempt),
        report_type: order.report_type,
        game_id: order.game_id,
        report_status,
        delivery_status,
        late,
        cancel_time: cancelTimeOf(order),
        rehearsal: isRehearsal(order),
      },
    };
  }

  /** Throws 404 for everything that opens nothing. */
  async byToken(token: string, language: Language): Promise<ReportResultView> {
    const order = await this.orders.demand(token);
    const attempt = await this.lastAttempt(order);
    const buyer = this.keys.buyerOf(order);
    const game_name = await this.names.of(order.game_id, language);
    return {
      record: {
        ...whatForOf(order, { game_name, token: this.keys.tokenOf(order) }),
        ...standingOf(order),
        email: buyer?.email ?? '',
        phone: buyer?.phone ?? '',
        invoiceOption: order.invoice_option,
        Message: attempt?.message ?? '',
        PaymentType: attempt?.method ?? '',
        orderno: attempt?.orderno ?? '',
        number: attempt?.state === 'number' ? accountNumberOf(attempt) : null,
        paid_time: isoOrNull(order.paid_at),
      },
    };
  }

  /** The one that was paid, or the latest. */
  private async lastAttempt({ id }: Order): Promise<PaymentAttempt | null> {
    const rows = await this.db.source.query<PaymentAttempt[]>(
      "SELECT * FROM payment_attempt WHERE order_id = ? ORDER BY state = 'paid' DESC, id DESC LIMIT 1",
      [id],
    );
    return rows[0] ?? null;
  }
}

function saidOf({ state, code }: PaymentAttempt): string {
  if (state === 'opened') return '';
  return state === 'failed' ? code : SUCCESS;
}

function tradeStatusOf(state: OrderState, attempt: PaymentAttempt): TradeStatus {
  if (attempt.state === 'failed') return '2';
  if (attempt.state === 'paid') return state === 'refunded' ? '6' : '1';
  return state === 'cancelled' || state === 'expired' ? '3' : '0';
}
