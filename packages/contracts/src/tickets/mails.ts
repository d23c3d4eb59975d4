import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { oneOf, pagedView, part, text, view, whole, yesNo } from '../shared/view.ts';

/** What a mail tells: the report came in, was answered, is closed, or the codes that somebody asked for. */
export const mailKinds = ['received', 'answered', 'closed', 'merged', 'codes', 'code-again'] as const;
export type MailKind = (typeof mailKinds)[number];

/** `held`: not sent, because its address takes no mail. */
export const mailStates = ['queued', 'sent', 'failed', 'bounced', 'held'] as const;
export type MailState = (typeof mailStates)[number];

const number32 = () =>
  number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .positive('FIELD_INVALID')
    .max(4_294_967_295, 'FIELD_INVALID');

/** `case`: the mails of one. */
export const mailsQuery = object({
  state: blankable(string().oneOf([...mailStates], 'FIELD_INVALID')),
  kind: blankable(string().oneOf([...mailKinds], 'FIELD_INVALID')),
  case: blankable(number32()),
  page: blankable(number32()),
});
export type MailsQuery = InferType<typeof mailsQuery>;

/** Masked; `dead`: takes no mail. `answer`: codes of the mail server. `mine`: the asker may send it again. */
export const mailLogRow = view('MailLogRow', {
  id: whole(),
  kind: oneOf(...mailKinds),
  question_id: whole(),
  game_id: text(),
  game_name: text(),
  address: text(),
  dead: yesNo(),
  state: oneOf(...mailStates),
  attempts: whole(),
  resends: whole(),
  answer: text(),
  mine: yesNo(),
  create_time: text(),
  change_time: text(),
});
export type MailLogRow = InferType<typeof mailLogRow>;
export const mailsView = pagedView('Mails', mailLogRow);
export type MailsView = InferType<typeof mailsView>;
export const mailView = view('MailAnswer', { data: mailLogRow });
export type MailView = InferType<typeof mailView>;

/** Sends a mail again. `resends` as it was seen: a second press does nothing. */
export const resendBody = object({
  resends: number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .min(0, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
});
export type ResendBody = InferType<typeof resendBody>;

/** `token`: of the return path `bounce+<token>@…`; `status`: enhanced; `signature`: HMAC-SHA256 in hex. */
export const bounceBody = object({
  token: string()
    .matches(/^[0-9a-f]{32}$/, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  status: string()
    .matches(/^[245]\.\d{1,3}\.\d{1,3}$/, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  at: string().max(40, 'FIELD_INVALID').required('FIELD_REQUIRED'),
  signature: string()
    .matches(/^[0-9a-f]{64}$/, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
});
export type BounceBody = InferType<typeof bounceBody>;

/** All that the report says. */
export const bounceText = ({ token, status, at }: Pick<BounceBody, 'token' | 'status' | 'at'>): string =>
  `${token}\n${status}\n${at}`;

export const bounceView = view('Bounce', { msg: part({ taken: yesNo() }) });
export type BounceView = InferType<typeof bounceView>;
