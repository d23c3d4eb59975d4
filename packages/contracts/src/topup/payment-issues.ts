import { object, string, type InferType } from 'yup';
import { oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { cursor } from './desk-parts.ts';

/** What is wrong with money that came. `second`: the order was paid by another trade already. `other_order`: the trade paid another order already. */
export const paymentIssueKinds = ['unknown_order', 'other_merchant', 'other_amount', 'second', 'other_order'] as const;
export type PaymentIssueKind = (typeof paymentIssueKinds)[number];

/** Money that pays for nothing as it is. `report_id`, `game_id`: null where no order is known. `wanted`: of the order. */
export const paymentIssue = view('PaymentIssue', {
  id: whole(),
  kind: oneOf(...paymentIssueKinds),
  report_id: whole().nullable(),
  game_id: textOrNull(),
  orderno: text(),
  trade_no: text(),
  amount: whole(),
  wanted: whole().nullable(),
  at: text(),
  settled: part({ at: text(), by: text(), reason: text() }).nullable(),
  may_settle: yesNo(),
});
export type PaymentIssueView = InferType<typeof paymentIssue>;

export const paymentIssuesQuery = object({
  which: string().oneOf(['open', 'settled'], 'FIELD_INVALID').default('open'),
  page: cursor(),
});
export type PaymentIssuesQuery = InferType<typeof paymentIssuesQuery>;
export const paymentIssuesView = pagedView('PaymentIssues', paymentIssue);
export type PaymentIssuesView = InferType<typeof paymentIssuesView>;
export const paymentIssueView = view('PaymentIssueAnswer', { data: paymentIssue });
