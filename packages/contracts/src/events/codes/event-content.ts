import { array, boolean, number, object, string, type InferType } from 'yup';
import { codePoints } from '../../shared/fold.ts';
import { readTaipei } from '../../shared/taipei.ts';
import { languages } from '../../shared/texts.ts';
import { fieldIn, translated, type TextField } from '../../shared/translated.ts';
import { listOf, oneOf, part, text, whole, yesNo } from '../../shared/view.ts';
import { itemsView, mailFields, whichGame } from '../parts.ts';
import { ERROR_LIMIT } from './code-text.ts';
import { pictureId } from './pictures.ts';
import { eventArts, eventPaces } from './states.ts';

export const eventWords = ['name', 'intro'] as const;
export const rewardWords = ['title', 'contents', 'mail_title', 'mail_body'] as const;

const inOthers = <Name extends string>(name: Name, most: number) => translated(name, most, 'TOO_LONG');
const line = (most: number) =>
  string()
    .trim()
    .test('longest', 'TOO_LONG', (value) => codePoints(value ?? '') <= most);
const momentOf = (value: string | undefined) => (value?.length === 16 ? readTaipei(value) : null);
const minuteNeeded = () =>
  string()
    .required('FIELD_REQUIRED')
    .test('minute', 'FIELD_INVALID', (value) => momentOf(value) !== null);

/** An account gets it `per_account` times at most. `id` 0: a new one. `open`: can be redeemed. */
export const categoryBody = object({
  id: number().integer('FIELD_INVALID').min(0, 'FIELD_INVALID').max(4_294_967_295, 'FIELD_INVALID').default(0),
  title: line(40).required('FIELD_REQUIRED'),
  ...inOthers('title', 40),
  contents: line(120).default(''),
  ...inOthers('contents', 120),
  picture: pictureId(),
  per_account: number()
    .typeError('PER_ACCOUNT')
    .integer('PER_ACCOUNT')
    .min(1, 'PER_ACCOUNT')
    .max(20, 'PER_ACCOUNT')
    .default(1),
  open: boolean().default(true),
  mail_title: mailFields.title,
  ...inOthers('mail_title', 60),
  mail_body: mailFields.body,
  ...inOthers('mail_body', 1000),
  items: mailFields.items,
  expire_days: mailFields.expire_days,
});
export type CategoryBody = InferType<typeof categoryBody>;

/** Minutes of Taipei; the last minute is good to its last second. */
const content = {
  name: line(40).required('FIELD_REQUIRED'),
  ...inOthers('name', 40),
  intro: line(500).default(''),
  ...inOthers('intro', 500),
  art: string()
    .oneOf([...eventArts], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  picture: pictureId(),
  starts: minuteNeeded(),
  ends: minuteNeeded().test('window', 'EVENT_ENDS_FIRST', function (value) {
    const [from, until] = [momentOf((this.parent as { starts?: string }).starts), momentOf(value)];
    return !from || !until || from.from < until.from;
  }),
  error_limit: number()
    .typeError('ERROR_LIMIT')
    .integer('ERROR_LIMIT')
    .min(3, 'ERROR_LIMIT')
    .max(50, 'ERROR_LIMIT')
    .default(ERROR_LIMIT),
  pace: string()
    .oneOf([...eventPaces], 'FIELD_INVALID')
    .default('at_once'),
  keyword: boolean().default(false),
  categories: array()
    .of(categoryBody.required())
    .min(1, 'CATEGORIES_NONE')
    .max(10, 'CATEGORIES_MANY')
    .required('CATEGORIES_NONE'),
};
export const eventBody = object(content);
export type EventBody = InferType<typeof eventBody>;
/** A draft of one game for ever. Needs an `Idempotency-Key`. */
export const newEventBody = object({ game_id: whichGame(), ...content });
export type NewEventBody = InferType<typeof newEventBody>;

const inEach = <Name extends string>(name: Name) =>
  Object.fromEntries(languages.map((language) => [fieldIn(name, language), text()])) as Record<
    TextField<Name>,
    ReturnType<typeof text>
  >;

export const contentView = {
  ...inEach('name'),
  ...inEach('intro'),
  art: oneOf(...eventArts),
  picture: text(),
  starts: text(),
  ends: text(),
  error_limit: whole(),
  pace: oneOf(...eventPaces),
  keyword: yesNo(),
  categories: listOf(
    part({
      id: whole(),
      ...inEach('title'),
      ...inEach('contents'),
      picture: text(),
      per_account: whole(),
      open: yesNo(),
      ...inEach('mail_title'),
      ...inEach('mail_body'),
      items: itemsView(),
      expire_days: whole(),
    }),
  ),
};
