import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { normaliseCheckCode } from '../shared/check-code.ts';
import { codePoints } from '../shared/fold.ts';
import { gameId } from '../shared/game-id.ts';
import type { Desk } from './desk.ts';
import { email, line, phone, written, writtenUpTo } from './fields.ts';
import { legalFields } from './legal-fields.ts';
import { answersIn } from './numbered-questions.ts';
import { detailFields } from './report-detail-fields.ts';

const CONTENT_MIN = 5;
export const CONTENT_MAX = 2000;
export const COMMENT_MAX = 500;

const NUMBER_MAX = 4_294_967_295;

const captchaFields = {
  captcha_token: blankable(string().max(8192, 'CAPTCHA_FAILED')),
  useRecaptcha: blankable(string().max(16)),
};

/** Follow-ups that one case takes; who has more to say begins another one. */
export const FOLLOW_UPS_MAX = 300;
export const REPLIES_SHOWN = 40;

const reportFields = {
  game_id: gameId().required('GAME_UNKNOWN'),
  game_name: blankable(line(64)),
  question_type: line(32).required('TYPE_REQUIRED'),
  email: email().required('EMAIL_REQUIRED'),
  content: written(CONTENT_MIN, CONTENT_MAX).test(
    'answered',
    'CONTENT_UNANSWERED',
    (text = '') => text === '' || answersIn(text).trim() !== '',
  ),
  ...detailFields,
  ...legalFields,
  /** Number of the closed case of the same owner that this one continues. */
  follows: blankable(
    number()
      .typeError('FOLLOWS_UNKNOWN')
      .integer('FOLLOWS_UNKNOWN')
      .min(1, 'FOLLOWS_UNKNOWN')
      .max(NUMBER_MAX, 'FOLLOWS_UNKNOWN'),
  ),
  ...captchaFields,
};

/** A report from inside a game: server, character and ids come from the token, never from the body. */
export const playerReportBody = object(reportFields);

const phoneFields = { mobile_locale: blankable(string().max(4)), phone: phone().required('PHONE_REQUIRED') };

export const reachablePlayerReportBody = playerReportBody.shape(phoneFields);

/** A report from the website: contact and character are typed. `got_char` '0' = "I have no character". */
export const visitorReportBody = object({
  ...reportFields,
  ...phoneFields,
  server_id: line(32).required('SERVER_REQUIRED'),
  got_char: string().oneOf(['0', '1'], 'FIELD_INVALID').default('1'),
  character_name: line(50).when('got_char', { is: '1', then: (s) => s.required('CHARACTER_REQUIRED') }),
  in_game_id: line(32).when('got_char', { is: '1', then: (s) => s.required('CHARACTER_ID_REQUIRED') }),
  partner_uid: blankable(line(64)),
  role_id: blankable(line(32)),
});

/** All but id and server is the game's to say. `server_id`: where several have that id. */
export const confirmedReportBody = object({
  ...reportFields,
  ...phoneFields,
  in_game_id: line(32).required('ROLE_ID_REQUIRED'),
  server_id: blankable(line(32)),
  partner_uid: blankable(line(64)),
});

export const playerReportOf = ({ phoneInGame }: Pick<Desk, 'phoneInGame'>) =>
  phoneInGame ? reachablePlayerReportBody : playerReportBody;

export type ReachablePlayerReportBody = InferType<typeof reachablePlayerReportBody>;
export type ConfirmedReportBody = InferType<typeof confirmedReportBody>;
export type PlayerReportBody = InferType<typeof playerReportBody>;
export type VisitorReportBody = InferType<typeof visitorReportBody>;

/** Either contact, and a code. Without one: the `check_id` error, and the codes go to the stored address. */
export const lookupBody = object({
  email: blankable(email()),
  mobile: blankable(phone()),
  check_id: blankable(string().trim().max(64, 'CHECK_CODE_REQUIRED')),
  ...captchaFields,
}).test('contact', 'CONTACT_REQUIRED', function contact(value) {
  if (value.email || value.mobile) return true;
  return this.createError({ path: 'email', message: 'CONTACT_REQUIRED' });
});
export type LookupBody = InferType<typeof lookupBody>;

/** The button says "view my report", so a code is needed. */
export const lookupForm = lookupBody.shape({
  check_id: string()
    .trim()
    .required('CHECK_CODE_REQUIRED')
    .test('code', 'CHECK_CODE_REQUIRED', (value) => normaliseCheckCode(value ?? '') !== ''),
});

const caseNumber = () =>
  number().typeError('NOEXIST').integer('NOEXIST').min(1, 'NOEXIST').max(NUMBER_MAX, 'NOEXIST').required('NOEXIST');

export const replyBody = object({
  question_id: caseNumber(),
  content: written(1, CONTENT_MAX),
  ...captchaFields,
});
export type ReplyBody = InferType<typeof replyBody>;

/** `newest`: the last messages, the rest by pages; all for who does not ask. */
export const shownQuery = object({
  replies: string().oneOf(['all', 'newest'], 'FIELD_INVALID').default('all'),
});
export type ShownQuery = InferType<typeof shownQuery>;

export const repliesQuery = object({
  before: number()
    .typeError('FIELD_INVALID')
    .integer('FIELD_INVALID')
    .min(1, 'FIELD_INVALID')
    .max(NUMBER_MAX, 'FIELD_INVALID')
    .required('FIELD_INVALID'),
});
export type RepliesQuery = InferType<typeof repliesQuery>;

/** A member opens one of the own reports. */
export const openOwnBody = object({ question_id: caseNumber() });
export type OpenOwnBody = InferType<typeof openOwnBody>;

/** The owner closes an answered case. `reply_id`: the last message they saw, so that nobody closes over an unread one. */
export const closeBody = object({
  question_id: caseNumber(),
  reply_id: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').min(1, 'FIELD_INVALID')),
});
export type CloseBody = InferType<typeof closeBody>;

/** The owner's rating of a closed case: '1' helped, '2' did not. Only the second takes a comment. */
export const csatBody = object({
  question_id: caseNumber(),
  csat: string().required('CSAT_REQUIRED').oneOf(['1', '2'], 'CSAT_REQUIRED'),
  comment: blankable(writtenUpTo(COMMENT_MAX)).when('csat', {
    is: '1',
    then: (schema) => schema.max(0, 'COMMENT_UNASKED'),
  }),
});
export type CsatBody = InferType<typeof csatBody>;

/** The rating's form: a comment that was typed stays while the player chooses anew, and is sent with '2' only. */
export const csatForm = csatBody.shape({ comment: blankable(writtenUpTo(COMMENT_MAX)) });

export const PAPER_REASON_MIN = 4;

export const paperBody = object({
  reason: string()
    .trim()
    .max(200, 'TOO_LONG')
    .test('shortest', 'PAPER_REASON_SHORT', (value) => codePoints(value ?? '') >= PAPER_REASON_MIN),
});
export type PaperBody = InferType<typeof paperBody>;

export const helpedBody = object({
  game_id: gameId().required('GAME_UNKNOWN'),
  article_id: number().integer('FIELD_INVALID').positive('FIELD_INVALID').required('FIELD_INVALID'),
  question_type: line(32).required('TYPE_REQUIRED'),
});
export type HelpedBody = InferType<typeof helpedBody>;

export const setupBody = object({ search_string: string().max(4096, 'BODY_MALFORMED').default('') });
export type SetupBody = InferType<typeof setupBody>;
