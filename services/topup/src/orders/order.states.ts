import { reportStatuses, type ReportStatus } from '@hub/contracts/topup';

/** `late`: paid after it had ended, and nobody has decided yet. `failed` is a payment, `rejected` a transfer. */
export const orderStates = [
  'draft',
  'waiting',
  'reported',
  'paid',
  'late',
  'cancelled',
  'expired',
  'failed',
  'rejected',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

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
