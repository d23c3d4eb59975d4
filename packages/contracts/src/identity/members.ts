import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, part, text, view, whole, yesNo } from '../shared/view.ts';
import { email, line, phone } from '../tickets/fields.ts';
import { isCalendarDay } from '../topup/buyer-age.ts';
import { genders } from '../topup/first-step.ts';
import { memberAccount } from './member-accounts.ts';

export const MEMBER_CODE_DIGITS = 6;
export const MEMBER_CODE_MINUTES = 10;
/** A code that was shown so recently need not be shown again. */
export const MEMBER_FRESH_MINUTES = 15;

const address = () => email().required('MEMBER_EMAIL_REQUIRED');

/** Random, of the page that asks for codes, and the same when it shows one. '' is none. */
const codePage = () =>
  string()
    .matches(/^[0-9a-f]{32}$/, { message: 'FIELD_INVALID', excludeEmptyString: true })
    .default('');

export const memberCodeBody = object({
  email: address(),
  page: codePage(),
  captcha_token: string().max(8192, 'CAPTCHA_FAILED').default(''),
});
export type MemberCodeBody = InferType<typeof memberCodeBody>;

/** The digits of what was typed or pasted: full width, with spaces or hyphens. */
export const normaliseMemberCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '');

export const memberLoginBody = object({
  email: address(),
  page: codePage(),
  code: string()
    .transform((value: unknown) => (typeof value === 'string' ? normaliseMemberCode(value) : value))
    .required('MEMBER_CODE_REQUIRED')
    .matches(/^\d{6}$/, { message: 'MEMBER_CODE_SHAPE', excludeEmptyString: true }),
});
export type MemberLoginBody = InferType<typeof memberLoginBody>;

export const memberOkView = view('MemberOk', { msg: oneOf('ok') });
export type MemberOkView = InferType<typeof memberOkView>;

/** `expire`: unix seconds. */
export const memberTokenView = view('MemberToken', { token: text(), expire: whole() });
export type MemberTokenView = InferType<typeof memberTokenView>;

/** `device`: `Chrome・Windows`; `address` is masked; times ISO, +08:00. */
export const memberSessionsView = view('MemberSessions', {
  data: listOf(
    part({ ref: text(), device: text(), address: text(), began_at: text(), seen_at: text(), current: yesNo() }),
  ),
});
export type MemberSessionsView = InferType<typeof memberSessionsView>;
export type MemberSessionRow = MemberSessionsView['data'][number];

/** What a member may have us remember; all of it may be left out. `birthday` YYYY-MM-DD. */
export const memberProfileForm = object({
  phone: blankable(phone()),
  area: blankable(line(16)),
  gender: blankable(string().oneOf(genders, 'FIELD_INVALID')),
  birthday: blankable(
    line(10).test('calendar', 'BIRTHDAY_FORMAT', (value = '') => value === '' || isCalendarDay(value)),
  ),
  game_id: blankable(gameId()),
  server_id: blankable(line(32)),
  role_id: blankable(line(20).matches(/^\d+$/, { message: 'MEMBER_ROLE_DIGITS', excludeEmptyString: true })),
  char_name: blankable(line(64)),
});
export type MemberProfileBody = InferType<typeof memberProfileForm>;

/** What a member saved; '' where nothing was. */
const saved = {
  phone: text(),
  area: text(),
  gender: text(),
  birthday: text(),
  game_id: text(),
  server_id: text(),
  role_id: text(),
  char_name: text(),
};
export const savedProfile = part(saved);
export type SavedProfile = InferType<typeof savedProfile>;

/** `fresh`: a code was shown in this session a moment ago. */
export const memberProfileView = view('MemberProfile', {
  data: part({
    member_id: text(),
    email: text(),
    ...saved,
    version: whole(),
    member_since: text(),
    last_login: text(),
    fresh: yesNo(),
  }),
});
export type MemberProfileView = InferType<typeof memberProfileView>;

/** All that the site keeps of a member besides what the areas do. */
export const ownDataView = view('MemberOwnData', {
  data: part({
    member_id: text(),
    email: text(),
    member_since: text(),
    last_login: text(),
    saved: savedProfile,
    sessions: listOf(part({ device: text(), address: text(), began_at: text(), seen_at: text() })),
    game_accounts: listOf(memberAccount),
  }),
});
export type OwnDataView = InferType<typeof ownDataView>;

/** Between services. `member` null: there is none, or not any more. */
export const memberQuery = object({ member: line(32).required() });
export type KnownMemberView = { member: ({ email: string } & SavedProfile) | null };
export const knownMemberPath = (member: string): string => `/internal/members?${new URLSearchParams({ member })}`;
