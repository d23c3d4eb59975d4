import { reportStatuses, type OrderState, type ReportStatus } from '@hub/contracts/topup';

export { orderStates, type OrderState } from '@hub/contracts/topup';

export type OrderStep =
  | 'started'
  | 'chosen'
  | 'reported'
  | 'number'
  | 'paid'
  | 'paid_late'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'confirmed'
  | 'rejected'
  | 'reopened'
  | 'accepted'
  | 'refunded';

const onTheWire: Record<OrderState, ReportStatus> = {
  draft: reportStatuses.draft,
  waiting: reportStatuses.waiting,
  reported: reportStatuses.waiting,
  late: reportStatuses.waiting,
  paid: reportStatuses.paid,
  cancelled: reportStatuses.cancelled,
  expired: reportStatuses.expired,
  failed: reportStatuses.failed,
  rejected: reportStatuses.failed,
  refunded: reportStatuses.refunded,
};

export const reportStatusOf = (state: OrderState): ReportStatus => onTheWire[state];
