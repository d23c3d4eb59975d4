import { object, string, type InferType } from 'yup';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';

/** `stale`: what it was about had changed by the approval; `expired`: nobody decided in time. */
export const approvalStates = ['open', 'applied', 'refused', 'withdrawn', 'expired', 'stale'] as const;
export type ApprovalState = (typeof approvalStates)[number];

const REASON_MAX = 300;
export const approvalReason = () =>
  string().trim().max(REASON_MAX, 'REASON_LONG').required('REASON_REQUIRED').min(4, 'REASON_SHORT');

export const approvalsQuery = object({
  which: string().oneOf(['open', 'closed'], 'FIELD_INVALID').default('open'),
  page: string()
    .matches(/^\d{0,10}$/, 'FIELD_INVALID')
    .default(''),
});
export type ApprovalsQuery = InferType<typeof approvalsQuery>;

export const refuseApprovalBody = object({ reason: approvalReason() });
export type RefuseApprovalBody = InferType<typeof refuseApprovalBody>;

const fact = part({ name: text(), before: textOrNull(), after: textOrNull() });

/** `kind`, names of `facts`: codes. `before`, `after`: personal data masked. `mine`: the reader asked for it. */
export const approvalRow = view('Approval', {
  id: whole(),
  kind: text(),
  subject: text(),
  object: text(),
  game_id: text(),
  facts: listOf(fact),
  reason: text(),
  state: oneOf(...approvalStates),
  asker: part({ login: text(), name: text() }),
  asked_at: text(),
  expires_at: text(),
  decider: part({ login: text(), name: text() }).nullable(),
  decided_at: textOrNull(),
  answer: text(),
  mine: yesNo(),
  decide: yesNo(),
});
export type ApprovalRow = InferType<typeof approvalRow>;
export type ApprovalDetail = ApprovalRow['facts'][number];

export const approvalsView = pagedView('Approvals', approvalRow);
export type ApprovalsView = InferType<typeof approvalsView>;
export const approvalView = view('ApprovalAnswer', { data: approvalRow });
export type ApprovalView = InferType<typeof approvalView>;
export const approvalCountView = view('ApprovalCount', { data: part({ decide: whole(), mine: whole() }) });
export type ApprovalCountView = InferType<typeof approvalCountView>;
