import type { InvoiceOption } from '@hub/contracts/topup';

/** `time`: ISO 8601, +08:00. */
export type ReportedTransfer = { last_five: string; time: string; name: string; bank: string; note: string };
export type InvoiceRequest = {
  option: InvoiceOption;
  love_code: string;
  carrier: string;
  recipient: string;
  area: string;
  address: string;
};
export type PrizeAddress = { recipient: string; area: string; address: string; phone: string };

/**
 * Who an order is for, as it was typed. `area`: a county, or `852`, `853`, `other`. '' for what was not asked. `sent`: a hash of the
 * second step, which tells a repetition from another order.
 */
export type Buyer = {
  email: string;
  phone: string;
  area: string;
  gender: string;
  birthday: string;
  transfer: ReportedTransfer | null;
  invoice: InvoiceRequest | null;
  prize: PrizeAddress | null;
  sent: string;
};
