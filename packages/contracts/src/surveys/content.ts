import { number, object, string, type ObjectSchema } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { embeddedFormSchema, surveyFormSchema } from './editor.ts';
import { asksForRole, fieldsIn, type SurveyForm } from './form.ts';
import { minute, momentOf, whichGame } from './parts.ts';
import {
  answeredPer,
  surveyEditions,
  surveyKinds,
  surveyRewardKinds,
  type AnsweredPer,
  type SurveyEdition,
  type SurveyKind,
  type SurveyRewardKind,
} from './states.ts';
import { noWords, wordsUpTo, type Words } from './words.ts';

const TITLE_MOST = 80;
const TEXT_MOST = 1000;
const MAIL_TITLE_MOST = 60;
const ADDRESS = /^[a-z0-9](?:[a-z0-9-]{1,30})[a-z0-9]$/;
/** Addresses that are pages of their own. */
export const refusedSurveyKeys: readonly string[] = ['mini', 'form', ...surveyEditions];
/** Where the code of a qualification goes in the address of an outside form. */
export const EMBED_CODE = '{code}';

export const surveyKey = () =>
  string()
    .trim()
    .required('SURVEY_ADDRESS')
    .matches(ADDRESS, 'SURVEY_ADDRESS')
    .notOneOf([...refusedSurveyKeys], 'SURVEY_KEY_TAKEN');

export const isEmbedAddress = (address: string): boolean => {
  const plain = address.replaceAll(EMBED_CODE, 'CODE');
  return /^https:\/\/[^\s{}<>"'\\]+$/.test(plain) && URL.canParse(plain) && !/[{}]/.test(plain);
};

/** Where the form of an exclusive survey is, for one code. `embed` '': our own. */
export const formAddress = (key: string, embed: string, code: string): string =>
  embed === ''
    ? `/survey/form/${key}?code=${encodeURIComponent(code)}`
    : embed.replaceAll(EMBED_CODE, encodeURIComponent(code));

export type SurveyReward = {
  kind: SurveyRewardKind;
  /** Pieces of the goods, or points of the card; 0 for none. */
  amount: number;
  name: Words;
  item_code: string;
  mail_title: string;
  mail_body: string;
  /** Said to players; no job waits for it. `2021/02/22`. */
  expected: string;
};

/** What staff writes and players see, whole. */
export type SurveyContent = {
  title: Words;
  intro: Words;
  done: Words;
  opens?: string | undefined;
  closes?: string | undefined;
  form: SurveyForm;
  embed_url: string;
  one_answer_per: AnsweredPer;
  reward: SurveyReward;
};

const rewardBody = object({
  kind: string()
    .oneOf([...surveyRewardKinds], 'FIELD_INVALID')
    .default('none'),
  amount: number()
    .typeError('SURVEY_AMOUNT')
    .integer('SURVEY_AMOUNT')
    .max(1_000_000, 'SURVEY_AMOUNT')
    .default(0)
    .when('kind', { is: 'none', otherwise: (schema) => schema.min(1, 'SURVEY_AMOUNT') }),
  name: wordsUpTo(TITLE_MOST).when('kind', { is: 'none', otherwise: () => wordsUpTo(TITLE_MOST, true) }),
  item_code: string()
    .trim()
    .default('')
    .when('kind', {
      is: 'mail',
      then: (schema) => schema.required('FIELD_REQUIRED').matches(/^[A-Za-z0-9_.:-]{1,64}$/, 'FIELD_INVALID'),
    }),
  mail_title: string()
    .trim()
    .max(MAIL_TITLE_MOST, 'TOO_LONG')
    .default('')
    .when('kind', { is: 'mail', then: (schema) => schema.required('FIELD_REQUIRED') }),
  mail_body: string().trim().max(TEXT_MOST, 'TOO_LONG').default(''),
  expected: string()
    .trim()
    .default('')
    .matches(/^\d{4}\/\d{2}\/\d{2}$/, { message: 'FIELD_INVALID', excludeEmptyString: true }),
}).noUnknown();

type Rule = (content: SurveyContent, kind: SurveyKind) => [path: string, code: string] | null;
const rules: Rule[] = [
  ({ opens, closes }) => {
    const [from, until] = [momentOf(opens), momentOf(closes)];
    return from && until && from >= until ? ['closes', 'SURVEY_WINDOW'] : null;
  },
  ({ embed_url }, kind) =>
    (kind === 'embed' || embed_url !== '') && !isEmbedAddress(embed_url) ? ['embed_url', 'SURVEY_EMBED'] : null,
  ({ form, one_answer_per, reward, embed_url }) => {
    const needs = one_answer_per === 'role' || reward.kind === 'mail';
    return embed_url === '' && needs && !asksForRole(form) ? ['one_answer_per', 'SURVEY_ROLE_NEEDED'] : null;
  },
  ({ one_answer_per, reward }, kind) => {
    const needs = one_answer_per === 'qualification' || reward.kind === 'card_code';
    return needs && kind !== 'exclusive' ? ['one_answer_per', 'SURVEY_QUALIFIED_ONLY'] : null;
  },
  ({ form, reward, embed_url }) => {
    const asks = fieldsIn(form).some(({ kind, required, when }) => kind === 'email' && required && !when);
    return embed_url === '' && reward.kind === 'card_code' && !asks ? ['reward.kind', 'SURVEY_EMAIL_NEEDED'] : null;
  },
];

const contentFields = {
  title: wordsUpTo(TITLE_MOST, true),
  intro: wordsUpTo(TEXT_MOST),
  done: wordsUpTo(TEXT_MOST),
  opens: minute(),
  closes: minute(),
  form: surveyFormSchema.when('embed_url', {
    is: (address: unknown) => Boolean(address),
    then: () => embeddedFormSchema,
  }),
  embed_url: string().trim().max(500, 'SURVEY_EMBED').default(''),
  one_answer_per: string()
    .oneOf([...answeredPer], 'FIELD_INVALID')
    .default('none'),
  reward: rewardBody,
};

const fitting = (content: SurveyContent, kind: SurveyKind) => {
  const whole = typeof content.form === 'object' && Array.isArray(content.form.pages);
  return whole && content.form.pages.every(({ fields }) => Array.isArray(fields))
    ? (rules.map((rule) => rule(content, kind)).find((fault) => fault !== null) ?? null)
    : null;
};

/** What may be saved for a survey of this kind. Minutes of Taipei; open from its publication without `opens`, for good without `closes`. */
export const surveyContentBody = (kind: SurveyKind) =>
  object(contentFields).test('fitting', (value, context) => {
    const fault = fitting(value as SurveyContent, kind);
    return fault === null || context.createError({ path: fault[0], message: fault[1] });
  }) as unknown as ObjectSchema<SurveyContent>;

const named = {
  key: surveyKey(),
  kind: string()
    .oneOf([...surveyKinds], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  game_id: whichGame(),
  edition: blankable(string().oneOf([...surveyEditions], 'FIELD_INVALID')).when('kind', {
    is: 'exclusive',
    then: (schema) => schema.required('FIELD_REQUIRED'),
    otherwise: (schema) => schema.transform(() => undefined),
  }),
};

/** A draft. Key, kind, game and edition are for good. Needs an `Idempotency-Key`. */
export const newSurveyBody = object({ ...named, ...contentFields }).test('fitting', (value, context) => {
  const fault = fitting(value as SurveyContent, value.kind as SurveyKind);
  return fault === null || context.createError({ path: fault[0], message: fault[1] });
});
export type NewSurveyBody = SurveyContent & {
  key: string;
  kind: SurveyKind;
  game_id: string;
  edition?: SurveyEdition | undefined;
};

/** As any kind may have it; the rules of its own kind are the server's to look at. */
export const saveSurveyBody = object(contentFields);
export type SaveSurveyBody = SurveyContent;

export const noReward: SurveyReward = {
  kind: 'none',
  amount: 0,
  name: noWords,
  item_code: '',
  mail_title: '',
  mail_body: '',
  expected: '',
};
