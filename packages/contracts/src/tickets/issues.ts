import { object, string, type InferType } from 'yup';
import { readTaipei, taipeiMinute } from '../shared/taipei.ts';
import { email, line, writtenUpTo } from './fields.ts';
import { issues } from './issue-types.ts';
import { CONTENT_MAX, playerReportBody, visitorReportBody } from './messages.ts';

export const chooseIssueForm = object({
  form_id: string().required('TYPE_REQUIRED').oneOf(issues, 'TYPE_REQUIRED'),
});

/** The new forms ask in their own words; what they send is a report like any other. */
const asked = { email: email().required('EMAIL_ASKED') };
export const playerIssueForm = playerReportBody.shape(asked);
export const visitorIssueForm = visitorReportBody.shape(asked);

const digits = (required: string, wrong: string) =>
  line(32)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFKC') : value))
    .required(required)
    .matches(/^\d*$/, wrong);

/** The minute of Taipei in which somebody paid, as the browser's own field writes it. */
const paidAt = () =>
  string()
    .required('PAID_AT_REQUIRED')
    .test('minute', 'PAID_AT_REQUIRED', (value) => !value || (value.length > 10 && readTaipei(value) !== null))
    .test('past', 'PAID_AT_FUTURE', (value) => {
      const paid = readTaipei(value ?? '');
      return !paid || paid.from <= new Date();
    });

/** What the answers about a payment leave of a report's length. */
export const TOP_UP_WORDS_MAX = CONTENT_MAX - 500;

const payment = {
  paid_at: paidAt(),
  order_no: line(64).required('ORDER_REQUIRED'),
  product: line(100).required('PRODUCT_REQUIRED'),
  missing_product: line(100).required('MISSING_REQUIRED'),
  content: writtenUpTo(TOP_UP_WORDS_MAX).default(''),
};

/** From inside a game: both ids come from the token. */
export const playerTopUpForm = playerReportBody.omit(['content']).shape({ ...asked, ...payment });

/** From the website. Who topped up has a character, so there is no way around it. */
export const visitorTopUpForm = visitorReportBody.omit(['content', 'got_char']).shape({
  ...asked,
  in_game_id: digits('ACCOUNT_ID_REQUIRED', 'ACCOUNT_ID_DIGITS'),
  role_id: digits('ROLE_ID_REQUIRED', 'ROLE_ID_DIGITS'),
  character_name: line(50).required('CHARACTER_NAME_REQUIRED'),
  ...payment,
});
export type TopUpPayment = Pick<
  InferType<typeof playerTopUpForm>,
  'paid_at' | 'order_no' | 'product' | 'missing_product' | 'content'
>;
export type TopUpIds = { in_game_id: string; role_id: string };

const bare = (text: string) => text.replaceAll('"', '').replace(/\s+/g, ' ').trim();

/** A labelled line for each answer, in the desk's language whatever that of the page. */
export function topUpContent(ids: TopUpIds, payment: TopUpPayment): string {
  const paid = readTaipei(payment.paid_at);
  const words = payment.content.replaceAll('"', '').trim();
  return [
    '儲值未入帳',
    `帳號 ID：${ids.in_game_id}`,
    `角色 ID：${ids.role_id}`,
    `交易時間：${paid ? taipeiMinute(paid.from) : payment.paid_at}（台北時間）`,
    `訂單編號：${bare(payment.order_no)}`,
    `購買的商品：${bare(payment.product)}`,
    `沒收到的商品：${bare(payment.missing_product)}`,
    ...(words ? [`補充說明：${words}`] : []),
  ].join('\n');
}
