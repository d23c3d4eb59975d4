import { deliveryStatuses, reportStatuses, type ReportStatus } from '@hub/contracts/topup';
import type { OrderResult } from '../order.api.ts';

/** `unfinished`: nothing is chosen yet. `number`: an account to pay to is there. `checking`, `rejected`: of a reported transfer. */
export type OrderOutcome =
  | 'unfinished'
  | 'waiting'
  | 'number'
  | 'checking'
  | 'late'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'rejected'
  | 'refunded';

type Standing = Pick<OrderResult, 'report_status' | 'late' | 'by_transfer'> & { number?: { CodeNo: string } | null };

const ended: Partial<Record<ReportStatus, OrderOutcome>> = {
  [reportStatuses.paid]: 'paid',
  [reportStatuses.cancelled]: 'cancelled',
  [reportStatuses.expired]: 'expired',
  [reportStatuses.refunded]: 'refunded',
};

/** `late` stands before all others: money that came after the end is said to be there, whatever else is known. */
export function orderOutcome({ report_status, late, by_transfer, number = null }: Standing): OrderOutcome {
  if (late) return 'late';
  const over = ended[report_status as ReportStatus];
  if (over) return over;
  if (report_status === reportStatuses.failed) return by_transfer ? 'rejected' : 'failed';
  if (report_status === reportStatuses.draft) return 'unfinished';
  if (by_transfer) return 'checking';
  return number?.CodeNo ? 'number' : 'waiting';
}

type Delivered = Pick<OrderResult, 'delivery_status' | 'rehearsal'>;

/** What can still happen while somebody looks. */
export function isMoving(outcome: OrderOutcome, { delivery_status: delivery, rehearsal }: Delivered): boolean {
  const isOnItsWay = delivery === deliveryStatuses.none || delivery === deliveryStatuses.queued;
  if (outcome === 'paid') return !rehearsal && isOnItsWay;
  return outcome === 'waiting' || outcome === 'number' || outcome === 'checking' || outcome === 'late';
}

/** Nothing goes on by itself: what can be done stands first. */
export const isPlayersTurn = (outcome: OrderOutcome): boolean =>
  outcome === 'unfinished' || outcome === 'waiting' || outcome === 'failed' || isOver(outcome);

export const isOver = (outcome: OrderOutcome): boolean =>
  outcome === 'cancelled' || outcome === 'expired' || outcome === 'rejected' || outcome === 'refunded';
