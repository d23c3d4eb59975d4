import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { DeskOrderDetail } from '@hub/contracts/topup';
import { AccessTraces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
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

/**
 * One order with everything that happened to it, of one moment: beside a step that is newer than the order stands a version that nothing can
 * be done with. Reading whose it is leaves a trace.
 */
@Injectable()
export class ShowOrder {
  constructor(
    private readonly db: Db,
    private readonly keys: OrderKeys,
    private readonly traces: AccessTraces,
    private readonly issues: PaymentIssues,
  ) {}

  async run(caller: StaffCaller, report: string): Promise<DeskOrderDetail> {
    const { who } = caller;
    const { order, detail } = await this.db.source.transaction('REPEATABLE READ', async (manager) => {
      const order = await findOrder(manager, report);
      mustSee(who, order?.game_id);
      if (!order) throw orderAbsent();
      return { order, detail: await this.detail(manager, who, order) };
    });
    if (seesBuyers(who, order.game_id)) await this.traces.leave(orderAudit(caller, 'order.read', order, {}));
    return detail;
  }

  private async detail(manager: EntityManager, who: StaffPrincipal, order: Order): Promise<DeskOrderDetail> {
    const { id, report_id, game_id } = order;
    const of = <Row>(table: string) =>
      manager.query<Row[]>(`SELECT * FROM ${table} WHERE order_id = ? ORDER BY id LIMIT ${MOST}`, [id]);
    const steps = await of<OrderStepRow>('order_step');
    const attempts = await of<PaymentAttempt>('payment_attempt');
    const payments = await of<Payment>('payment');
    const issues = await this.issues.ofOrder(manager, who, id);
    const asked = await openApprovals(manager, [report_id]);
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
