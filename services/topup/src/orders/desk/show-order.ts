import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import type { DeskOrderDetail } from '@hub/contracts/topup';
import { AccessTraces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { OrderStepRow } from '../order-step.entity.ts';
import { orderAudit } from '../order.audit.ts';
import type { OrderGoods } from '../order-goods.ts';
import type { Order } from '../order.entity.ts';
import type { PaymentAttempt } from '../payments/payment-attempt.entity.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { mustSee } from './desk.policy.ts';
import { orderAbsent } from './desk.errors.ts';
import { buyerView, maskedDigits } from './masked-buyer.ts';
import { openApprovals } from './open-approvals.ts';
import { attemptView, orderRow, seesBuyers, stepView, transferOf } from './order.view.ts';
import { PaymentIssues } from './payment-issues.ts';
import { findOrder } from './work-on-order.ts';

/** An order has few of each; what somebody makes many of is not shown whole. */
const MOST = 100;

/** One order with everything that happened to it. Reading whose it is leaves a trace. */
@Injectable()
export class ShowOrder {
  constructor(
    private readonly db: Db,
    private readonly keys: OrderKeys,
    private readonly traces: AccessTraces,
    private readonly issues: PaymentIssues,
  ) {}

  async run(caller: StaffCaller, report: string): Promise<DeskOrderDetail> {
    const order = await findOrder(this.db, report);
    mustSee(caller.who, order?.game_id);
    if (!order) throw orderAbsent();
    if (seesBuyers(caller.who, order.game_id)) await this.traces.leave(orderAudit(caller, 'order.read', order, {}));
    return this.detail(caller, order);
  }

  private async detail({ who }: StaffCaller, order: Order): Promise<DeskOrderDetail> {
    const { id, report_id, game_id } = order;
    const of = <Row>(table: string) =>
      this.db.source.query<Row[]>(`SELECT * FROM ${table} WHERE order_id = ? ORDER BY id LIMIT ${MOST}`, [id]);
    const [steps, attempts, payments, issues, asked] = await Promise.all([
      of<OrderStepRow>('order_step'),
      of<PaymentAttempt>('payment_attempt'),
      of<Payment>('payment'),
      this.issues.ofOrder(who, id),
      openApprovals(this.db.source, [report_id]),
    ]);
    const buyer = this.keys.buyerOf(order);
    const row = orderRow(order, { who, buyer, asked: asked.get(report_id) ?? null });
    return {
      row: { ...row, transfer: transferOf(order, who, buyer) },
      buyer: buyerView(buyer, !seesBuyers(who, game_id)),
      goods: JSON.parse(order.goods) as OrderGoods[],
      payment: paymentView(payments[0], seesBuyers(who, game_id)),
      steps: steps.map(stepView),
      attempts: attempts.map(attemptView),
      issues,
    };
  }
}

function paymentView(payment: Payment | undefined, whole: boolean): DeskOrderDetail['payment'] {
  if (!payment) return null;
  const { provider, trade_no, orderno, amount, method, paid_at, payer_bank } = payment;
  const payer_last_five = whole ? payment.payer_last_five : maskedDigits(payment.payer_last_five);
  return { provider, trade_no, orderno, amount, method, paid_at: taipeiIso(paid_at), payer_bank, payer_last_five };
}
