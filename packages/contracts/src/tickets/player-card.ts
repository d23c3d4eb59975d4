import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';

const NUMBER_MAX = 4_294_967_295;
const UID_MAX = 64;
const caseNumber = () => number().typeError('NOEXIST').integer('NOEXIST').min(1, 'NOEXIST').max(NUMBER_MAX, 'NOEXIST');

/** The player of a case, or an account (`game_id`, `uid`) that may have no case at all. */
export const cardQuery = object({
  case: blankable(caseNumber()).when(['game_id', 'uid'], {
    is: (game: unknown, uid: unknown) => !game || !uid,
    then: (schema) => schema.required('NOEXIST'),
  }),
  game_id: blankable(string().matches(MACHINE_ID, 'NOEXIST')),
  uid: blankable(string().trim().max(UID_MAX, 'NOEXIST')),
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type CardQuery = InferType<typeof cardQuery>;

/** `same`: by the account of the game, or by a contact that was typed. */
export const playerCardRow = view('PlayerCardRow', {
  id: whole(),
  game_id: text(),
  game_name: text(),
  type_text: text(),
  status: text(),
  preview: text(),
  create_time: text(),
  csat: oneOf('1', '2').nullable(),
  same: oneOf('account', 'email', 'phone'),
});
export type PlayerCardRow = InferType<typeof playerCardRow>;

/** `total`: up to a bound (`more`), with the case asked for; `since`: the first. */
export const playerCardView = view('PlayerCard', {
  data: part({ total: whole(), more: yesNo(), since: textOrNull(), reports: listOf(playerCardRow) }),
  page: part({ next: textOrNull() }),
});
export type PlayerCardView = InferType<typeof playerCardView>;

export const contactView = view('Contact', { data: part({ email: text(), phone: text() }) });
export type ContactView = InferType<typeof contactView>;
