import { Injectable } from '@nestjs/common';
import { formatTwd, readTaipei, taipeiIso } from '@hub/contracts/shared';
import { CONFIRM_ALONE_MAX, TRANSFER_DAYS, type ConfirmTransferBody, type OrderReasonBody } from '@hub/contracts/topup';
import { requestApproval } from '@hub/nest-kit/approval';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Order } from '../order.entity.ts';
import { OrderClosed } from '../order.errors.ts';
import { isNobodys, orderMoves } from '../order.moves.ts';
import { changeOrder } from '../write-order.ts';
import { confirmKind, refundKind } from './approval-kinds.ts';
import { confirmTransfer, type Statement } from './confirm-transfer.ts';
import { amountDiffers, statementFuture, statementOld } from './desk.errors.ts';
import { WorkOnOrder } from './work-on-order.ts';

const DAY_MS = 24 * 3_600_000;

type Which = { report: string; seen: number };

/** A person’s word on an order: the money of a transfer came or did not, late money is taken, money went back. */
@Injectable()
export class DecideOrder {
  constructor(private readonly work: WorkOnOrder) {}

  /** What is more than one person may confirm waits for a second one. */
  async confirm(caller: StaffCaller, which: Which, body: ConfirmTransferBody): Promise<void> {
    const { amount, reason } = body;
    const statement = statementOf(body);
    await this.work.run(caller, { ...which, action: 'confirm', body }, async (tx, order) => {
      orderMoves.demand('confirm', 'desk', order.state, 'paid');
      if (amount !== order.amount) throw amountDiffers(order.amount);
      demandNear(statement, order);
      if (order.amount <= CONFIRM_ALONE_MAX) return confirmTransfer(tx, order, { statement, reason, by: caller });
      return requestApproval(tx, confirmKind, caller, {
        subject: order.report_id,
        object: `order:${order.report_id}`,
        game: order.game_id,
        after: {
          order_state: 'paid',
          order_amount: formatTwd(order.amount),
          statement_ref: statement.ref,
          statement_at: statement.paid_at,
        },
        change: { report_id: order.report_id, statement, reason },
        reason,
      });
    });
  }

  reject(caller: StaffCaller, which: Which, body: OrderReasonBody): Promise<void> {
    return this.work.run(caller, { ...which, action: 'reject', body }, (tx, order) =>
      changeOrder(tx, { move: 'reject', order, by: caller, reason: body.reason }),
    );
  }

  /** A report that was rejected waits to be checked again: the money was found, or the player has a receipt. */
  reopen(caller: StaffCaller, which: Which, body: OrderReasonBody): Promise<void> {
    return this.work.run(caller, { ...which, action: 'reopen', body }, (tx, order) => {
      demandSomebody(order);
      return changeOrder(tx, { move: 'reopen', order, by: caller, reason: body.reason });
    });
  }

  acceptLate(caller: StaffCaller, which: Which, body: OrderReasonBody): Promise<void> {
    return this.work.run(caller, { ...which, action: 'accept', body }, (tx, order) => {
      demandSomebody(order);
      return changeOrder(tx, { move: 'accept_late', order, by: caller, reason: body.reason });
    });
  }

  /** That the money went back; always with a second person. */
  async refund(caller: StaffCaller, which: Which, body: OrderReasonBody): Promise<void> {
    await this.work.run(caller, { ...which, action: 'refund', body }, (tx, order) => {
      orderMoves.demand('refund', 'desk', order.state, 'refunded');
      return requestApproval(tx, refundKind, caller, {
        subject: order.report_id,
        object: `order:${order.report_id}`,
        game: order.game_id,
        after: { order_state: 'refunded', order_amount: formatTwd(order.amount) },
        change: { report_id: order.report_id, reason: body.reason },
        reason: body.reason,
      });
    });
  }
}

/** A minute of Taipei that has come. */
function statementOf({ statement_ref, paid_at }: ConfirmTransferBody): Statement {
  const at = readTaipei(paid_at)?.from ?? new Date(NaN);
  if (!(at.getTime() <= Date.now())) throw statementFuture();
  return { ref: statement_ref, paid_at: taipeiIso(at) };
}

/** The month in which the money came decides about a bonus, and no player reports a transfer that is older. */
function demandNear({ paid_at }: Statement, { created_at }: Order): void {
  if (Date.parse(paid_at) < created_at.getTime() - (TRANSFER_DAYS + 1) * DAY_MS) throw statementOld(TRANSFER_DAYS);
}

function demandSomebody(order: Order): void {
  if (isNobodys(order)) throw new OrderClosed();
}
