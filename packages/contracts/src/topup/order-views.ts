import { number, object, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { line } from '../tickets/fields.ts';
import { deliveryStatuses, reportStatuses, reportTypes } from './states.ts';

const TOKEN_MAX = 64;

const status = () => number().oneOf(Object.values(reportStatuses)).defined();
const delivery = () => number().oneOf(Object.values(deliveryStatuses)).defined();
const reportType = () => oneOf(...reportTypes);

/** What step 1 can be filled in with; '' where nothing is known. */
const buyer = {
  game_id: text(),
  server_id: text(),
  role_id: text(),
  char_name: text(),
  email: text(),
  phone: text(),
  area: text(),
  gender: text(),
  birthday: text(),
};

/** `member_id` '': a player who came from a game. */
export const memberDataView = view('MemberData', { member_id: text(), ...buyer });
export type MemberDataView = InferType<typeof memberDataView>;

/** `wire_code`, `wire_name`, `bank_name`: '' once they are 90 days old. */
export const prevReportView = view('PrevReport', {
  record: part({ ...buyer, report_type: reportType(), wire_code: text(), wire_name: text(), bank_name: text() }),
});
export type PrevReportView = InferType<typeof prevReportView>;

/** `cancel_time`: when an order that is not paid ends by itself; null where it does not. */
const deadline = { cancel_time: textOrNull() };
/** Paid at the provider’s test area: it brings nothing. */
const rehearsed = { rehearsal: yesNo() };

export const firstStepView = view('OrderStarted', {
  record: part({ report_id: whole(), token: text(), report_type: reportType(), ...deadline }),
});
export type FirstStepView = InferType<typeof firstStepView>;

/**
 * How it stands. `late`: paid after it had ended, and not decided yet; `report_status` is 1. `by_transfer`: a reported transfer, which a
 * person checks. `may_pay`: it can be taken to the provider, once more or with other goods. `may_cancel`: by the player.
 */
const standing = {
  report_status: status(),
  delivery_status: delivery(),
  late: yesNo(),
  by_transfer: yesNo(),
  may_pay: yesNo(),
  may_cancel: yesNo(),
  ...deadline,
};

/** `title` '', `qty` and `wire_amount` 0: nothing is chosen yet. `wire_amount` in TWD. */
const whatFor = {
  report_id: whole(),
  token: text(),
  report_type: reportType(),
  game_id: text(),
  game_name: text(),
  server_name: text(),
  role_id: text(),
  char_name: text(),
  title: text(),
  qty: whole(),
  wire_amount: whole(),
  create_time: text(),
  ...rehearsed,
};

export const completedReportView = view('TransferReported', {
  record: part({
    ...whatFor,
    ...standing,
    email: text(),
    phone: text(),
    wire_code: text(),
    wire_time: text(),
    wire_name: text(),
    bank_name: text(),
    invoice_option: text(),
    address: text(),
  }),
});
export type CompletedReportView = InferType<typeof completedReportView>;

/**
 * The first five are the form of the provider, as it is to be sent: at once, since the provider takes it for two minutes.
 * `orderno`: of this attempt; a new one each time.
 */
export const paymentFormView = view('PaymentForm', {
  record: part({
    newebpay_site: text(),
    MerchantID: text(),
    Version: text(),
    TradeInfo: text(),
    TradeSha: text(),
    orderno: text(),
    report_id: whole(),
    token: text(),
    title: text(),
    qty: whole(),
    wire_amount: whole(),
    ...deadline,
  }),
});
export type PaymentFormView = InferType<typeof paymentFormView>;

/** What was chosen goes to the provider once more; a browser that knows the order’s token needs nothing else. Answers `paymentFormView`. */
export const payAgainBody = object({ token: line(TOKEN_MAX).required('ORDER_TOKEN') });
export type PayAgainBody = InferType<typeof payAgainBody>;

/** A number to pay to. `ExpireDate` `YYYY-MM-DD`, `ExpireTime` `HH:mm:ss` of Taipei. */
const accountNumber = {
  BankCode: text(),
  CodeNo: text(),
  ExpireDate: text(),
  ExpireTime: text(),
};

/**
 * Nothing of a person. `Status`: `SUCCESS`, the provider’s code of an error, or '' while it has said nothing. `PaymentType`: `VACC`,
 * `WEBATM`, `CREDIT`, `UNIONPAY` or ''. `TradeStatus`: '0' unpaid, '1' paid, '2' failed, '3' cancelled, '6' refunded. `CodeNo` '': none.
 */
export const reportCodeView = view('PaymentNumber', {
  record: part({
    Status: text(),
    report_id: whole(),
    TradeNo: text(),
    title: text(),
    qty: whole(),
    Amt: whole(),
    PaymentType: text(),
    ...accountNumber,
    Message: text(),
    TradeStatus: oneOf('0', '1', '2', '3', '6'),
    report_type: reportType(),
    game_id: text(),
    report_status: status(),
    delivery_status: delivery(),
    late: yesNo(),
    ...deadline,
    ...rehearsed,
  }),
});
export type ReportCodeView = InferType<typeof reportCodeView>;

/** `Message`: the provider’s words, '' where it said none. `orderno`: of the last attempt, '' where there is none. `number`: null where none was taken. */
export const reportResultView = view('OrderResult', {
  record: part({
    ...whatFor,
    ...standing,
    email: text(),
    phone: text(),
    invoiceOption: text(),
    Message: text(),
    PaymentType: text(),
    orderno: text(),
    number: part(accountNumber).nullable(),
    paid_time: textOrNull(),
  }),
});
export type ReportResultView = InferType<typeof reportResultView>;

/** The number to pay to goes to the address of the order. A press that follows within a minute is the same mail. */
export const mailNumberBody = object({ token: line(TOKEN_MAX).required('ORDER_TOKEN') });
export type MailNumberBody = InferType<typeof mailNumberBody>;
export const numberMailedView = view('NumberMailed', { record: part({ report_id: whole(), email: text() }) });
export type NumberMailedView = InferType<typeof numberMailedView>;

export const cancelReportBody = object({ token: line(TOKEN_MAX).required('ORDER_TOKEN') });
export type CancelReportBody = InferType<typeof cancelReportBody>;

export const cancelledReportView = view('OrderCancelled', {
  record: part({ report_id: whole(), report_status: status() }),
});
export type CancelledReportView = InferType<typeof cancelledReportView>;

/** `page`: the cursor of the answer before. */
export const myReportsQuery = object({
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type MyReportsQuery = InferType<typeof myReportsQuery>;

/** The newest first: those that the account began, and a member’s with the proven address. `token` '': too old, or begun by somebody else. */
export const myReportsView = view('MyOrders', {
  record: listOf(part({ ...whatFor, ...standing, paid_time: textOrNull() })),
  next: textOrNull(),
});
export type MyReportsView = InferType<typeof myReportsView>;
export type MyReport = MyReportsView['record'][number];
