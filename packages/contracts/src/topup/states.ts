/** 2 and 8 are the specification's. */
export const reportStatuses = {
  draft: 0,
  waiting: 1,
  paid: 2,
  cancelled: 3,
  expired: 4,
  failed: 8,
  refunded: 9,
} as const;
export type ReportState = keyof typeof reportStatuses;
export type ReportStatus = (typeof reportStatuses)[ReportState];

/** `held`: a person looks at it first. */
export const deliveryStatuses = { none: 0, queued: 1, sent: 2, failed: 3, held: 4 } as const;
export type OrderDeliveryState = keyof typeof deliveryStatuses;

/** Of `tw`: no orders, the report of a transfer, or a purchase at the provider. */
export const taiwanModes = { closed: 0, transfer: 1, purchase: 2 } as const;

/** '1' for players in Taiwan, '2' for all others. */
export const reportTypes = ['1', '2'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Hours after which an order that nobody paid is cancelled. */
export const UNPAID_HOURS = 24;

/** `reported`: a transfer that nobody has looked at. `late`: paid after it had ended, and nobody has decided yet. `failed` is a payment, `rejected` a transfer. */
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

/** '' until its second step. */
export const orderKinds = ['transfer', 'purchase'] as const;
export type OrderKind = (typeof orderKinds)[number];
