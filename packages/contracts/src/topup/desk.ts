import { object, string, type InferType } from 'yup';
import { approvalReason } from '../approvals/messages.ts';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { twd } from '../shared/twd-field.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { cursor, minute } from './desk-parts.ts';
import { paymentIssue, paymentIssueKinds } from './payment-issues.ts';
import { orderKinds, orderStates, reportTypes } from './states.ts';

/** A transfer of more needs a second person, in TWD. */
export const CONFIRM_ALONE_MAX = 50_000;
const FIND_MAX = 32;

/** `state`: `reported` by default. `kind`: of those that were paid or given back, one of both. `find`: the whole number of an order, or of the provider’s. */
export const ordersQuery = object({
  game_id: blankable(gameId()),
  state: blankable(string().oneOf([...orderStates], 'FIELD_INVALID')),
  kind: blankable(string().oneOf([...orderKinds], 'FIELD_INVALID')),
  find: blankable(string().trim().max(FIND_MAX, 'FIELD_INVALID')),
  page: cursor(),
});
export type OrdersQuery = InferType<typeof ordersQuery>;

export const orderActions = ['confirm', 'reject', 'reopen', 'query', 'accept', 'refund'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What the player reported, masked where the reader may not see buyers. `time`: +08:00. */
const reportedTransfer = () =>
  part({ last_five: text(), time: text(), amount: whole(), name: text(), bank: text(), note: text() });

/** `report_id`: of the player’s. `rehearsal`: paid at the test area, brings nothing. `asked`: a second person has to agree first. Times in +08:00. */
export const deskOrder = view('DeskOrder', {
  report_id: whole(),
  game_id: text(),
  report_type: oneOf(...reportTypes),
  kind: oneOf(...orderKinds, ''),
  rehearsal: yesNo(),
  state: oneOf(...orderStates),
  delivery: oneOf('none', 'queued', 'sent', 'failed', 'held'),
  server_id: text(),
  server_name: text(),
  role_id: text(),
  char_name: text(),
  partner_uid: text(),
  title: text(),
  qty: whole(),
  amount: whole(),
  transfer: reportedTransfer().nullable(),
  asked: part({ approval: whole(), action: oneOf(...orderActions), by: text() }).nullable(),
  create_time: text(),
  change_time: text(),
  cancel_time: textOrNull(),
  pay_time: textOrNull(),
  version: whole(),
  may: listOf(oneOf(...orderActions)),
});
export type DeskOrder = InferType<typeof deskOrder>;
export const deskOrdersView = pagedView('DeskOrders', deskOrder);
export type DeskOrdersView = InferType<typeof deskOrdersView>;

/** `reported`: transfers that wait, `late`: paid after their end, `issues`: money that fits nothing. Up to a bound (`more`). `oldest`: of what was reported. */
export const orderCountsView = view('OrderCounts', {
  data: part({ reported: whole(), late: whole(), issues: whole(), more: yesNo(), oldest: textOrNull() }),
});
export type OrderCountsView = InferType<typeof orderCountsView>;

/** `step`: `started`, `paid`, … `by`: a name at the desk, else ''. */
export const deskStep = part({
  at: text(),
  step: text(),
  from: text(),
  to: text(),
  party: oneOf('player', 'provider', 'clock', 'desk'),
  by: text(),
  reason: text(),
});
export type DeskStep = InferType<typeof deskStep>;

/** A way to the provider. `code`, `message`: the provider’s own. `number_until`: of an account number. */
export const deskAttempt = part({
  orderno: text(),
  at: text(),
  state: oneOf('opened', 'number', 'paid', 'failed'),
  amount: whole(),
  method: text(),
  trade_no: text(),
  bank_code: text(),
  code_no: text(),
  number_until: textOrNull(),
  code: text(),
  message: text(),
  asked_at: textOrNull(),
});
export type DeskAttempt = InferType<typeof deskAttempt>;

/** `masked`: the reader may not see whose it is. '' for what is not known. */
const buyer = () =>
  part({
    masked: yesNo(),
    email: text(),
    phone: text(),
    area: text(),
    birthday: text(),
    gender: text(),
    invoice: part({
      option: text(),
      love_code: text(),
      carrier: text(),
      recipient: text(),
      area: text(),
      address: text(),
    }),
    prize: part({ recipient: text(), area: text(), address: text(), phone: text() }).nullable(),
  });

/** `goods`: what it gives, `item_code` as the game knows it. */
export const deskOrderDetail = view('DeskOrderDetail', {
  row: deskOrder,
  buyer: buyer(),
  goods: listOf(
    part({
      part: oneOf('goods', 'gift', 'tier'),
      title: text(),
      items: listOf(part({ item_code: text(), qty: whole() })),
    }),
  ),
  payment: part({
    provider: oneOf('newebpay', 'sandbox', 'bank'),
    trade_no: text(),
    orderno: text(),
    amount: whole(),
    method: text(),
    paid_at: text(),
    payer_bank: text(),
    payer_last_five: text(),
  }).nullable(),
  steps: listOf(deskStep),
  attempts: listOf(deskAttempt),
  issues: listOf(paymentIssue),
});
export type DeskOrderDetail = InferType<typeof deskOrderDetail>;
export const deskOrderView = view('DeskOrderAnswer', { data: deskOrderDetail });
export type DeskOrderView = InferType<typeof deskOrderView>;

export const providerAnswers = [
  'paid',
  'paid_late',
  'again',
  'declined',
  'ignored',
  'unpaid',
  'unknown',
  'later',
  ...paymentIssueKinds,
] as const;
export type ProviderAnswer = (typeof providerAnswers)[number];
/** `answers`: one for each number that was asked for. `later`: not asked now, too many unknown ones would shut us out. */
export const queryProviderView = view('ProviderQuery', {
  data: deskOrderDetail,
  answers: listOf(part({ orderno: text(), answer: oneOf(...providerAnswers) })),
});
export type QueryProviderView = InferType<typeof queryProviderView>;

/** What the statement of the bank says. `statement_ref`: the line’s own number; one line pays once, however it is typed. */
export const confirmTransferBody = object({
  amount: twd({ least: 1 }).required('AMOUNT_SHAPE'),
  paid_at: minute().required('STATEMENT_TIME'),
  statement_ref: string()
    .trim()
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.toUpperCase() : typed))
    .required('STATEMENT_REF')
    .matches(/^[A-Za-z0-9_./:-]{1,40}$/, { message: 'STATEMENT_REF', excludeEmptyString: true }),
  reason: approvalReason(),
});
export type ConfirmTransferBody = InferType<typeof confirmTransferBody>;

/** `reason`: for colleagues, no player reads it. */
export const orderReasonBody = object({ reason: approvalReason() });
export type OrderReasonBody = InferType<typeof orderReasonBody>;
