import { array, boolean, number, object, string, type ObjectSchema, type TestContext } from 'yup';
import { TEXT_MOST } from './answers.ts';
import { choiceKinds, fieldKinds, fieldsIn, roleKeys, type SurveyField, type SurveyForm } from './form.ts';
import { wordsUpTo } from './words.ts';

export const PAGES_MOST = 20;
export const FIELDS_MOST = 60;
export const OPTIONS_MOST = 40;
export const LABEL_MOST = 200;
export const HINT_MOST = 300;
export const MESSAGE_MOST = 100;
const DIGITS_MOST = 20;

const KEY = /^[A-Za-z][A-Za-z0-9_]{0,31}$/;
const OPTION_KEY = /^[A-Za-z0-9_]{1,32}$/;
/** Names that an answer has for itself. */
const TAKEN: readonly string[] = [...roleKeys, 'version', 'captcha_token', 'msg', 'jwt', 'noexist', 'constructor'];

const key = () =>
  string()
    .required('SURVEY_KEY')
    .matches(KEY, 'SURVEY_KEY')
    .test('free', 'SURVEY_KEY_TAKEN', (value) => !TAKEN.includes(value));

const count = (most: number, code: string) => number().typeError(code).integer(code).min(0, code).max(most, code);

const option = object({
  key: string().required('SURVEY_OPTION_KEY').matches(OPTION_KEY, 'SURVEY_OPTION_KEY'),
  label: wordsUpTo(LABEL_MOST, true),
}).noUnknown();

const field = object({
  key: key(),
  kind: string()
    .oneOf([...fieldKinds], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  label: wordsUpTo(LABEL_MOST, true),
  hint: wordsUpTo(HINT_MOST).default(undefined),
  required: boolean(),
  options: array().of(option.required()).max(OPTIONS_MOST, 'SURVEY_OPTIONS').default(undefined),
  maxLength: count(TEXT_MOST, 'SURVEY_LENGTH').min(1, 'SURVEY_LENGTH'),
  digits: array()
    .of(count(DIGITS_MOST, 'SURVEY_DIGITS_RANGE').min(1, 'SURVEY_DIGITS_RANGE').required('SURVEY_DIGITS_RANGE'))
    .test('range', 'SURVEY_DIGITS_RANGE', (range) => {
      if (!range) return true;
      const [least = 0, most = 0] = range;
      return range.length === 2 && least <= most;
    })
    .default(undefined),
  minChoices: count(OPTIONS_MOST, 'SURVEY_CHOICES'),
  maxChoices: count(OPTIONS_MOST, 'SURVEY_CHOICES').min(1, 'SURVEY_CHOICES'),
  when: object({
    field: string().required('SURVEY_WHEN'),
    is: array()
      .of(string().required('SURVEY_WHEN'))
      .min(1, 'SURVEY_WHEN')
      .max(OPTIONS_MOST, 'SURVEY_WHEN')
      .required('SURVEY_WHEN'),
  })
    .noUnknown()
    .default(undefined),
  messages: object({
    required: wordsUpTo(MESSAGE_MOST).default(undefined),
    format: wordsUpTo(MESSAGE_MOST).default(undefined),
  })
    .noUnknown()
    .default(undefined),
}).noUnknown();

const page = object({
  key: key(),
  title: wordsUpTo(LABEL_MOST).default(undefined),
  fields: array().of(field.required()).min(1, 'SURVEY_PAGE_EMPTY').required('SURVEY_PAGE_EMPTY'),
}).noUnknown();

type Place = { at: string; field: SurveyField; before: readonly SurveyField[] };

function placesOf(form: SurveyForm): Place[] {
  const all = fieldsIn(form);
  const rows = form.pages.flatMap(({ fields }, on) =>
    fields.map((one, nth) => ({ at: `pages[${on}].fields[${nth}]`, field: one })),
  );
  return rows.map((row, index) => ({ ...row, before: all.slice(0, index) }));
}

const optionKeys = ({ options = [] }: SurveyField) => options.map((one) => one.key);

function choiceFault({ at, field: { kind, ...rest } }: Place): [path: string, code: string] | null {
  if (!choiceKinds.includes(kind)) return null;
  const keys = optionKeys({ kind, ...rest });
  if (keys.length === 0) return [`${at}.options`, 'SURVEY_OPTIONS'];
  if (new Set(keys).size < keys.length) return [`${at}.options`, 'SURVEY_OPTION_TWICE'];
  const { minChoices = 0, maxChoices = keys.length } = rest;
  return minChoices > maxChoices || maxChoices > keys.length ? [`${at}.maxChoices`, 'SURVEY_CHOICES'] : null;
}

function whenFault({ at, field: { when }, before }: Place): [path: string, code: string] | null {
  if (!when) return null;
  const asked = before.find((one) => one.key === when.field && choiceKinds.includes(one.kind));
  return asked && when.is.every((one) => optionKeys(asked).includes(one)) ? null : [`${at}.when`, 'SURVEY_WHEN'];
}

function keyFault({ at, field: { key: own, kind }, before }: Place): [path: string, code: string] | null {
  if (before.some((one) => one.key === own)) return [`${at}.key`, 'SURVEY_KEY_TWICE'];
  const second = kind === 'role' && before.some((one) => one.kind === 'role');
  return second ? [`${at}.kind`, 'SURVEY_ROLE_TWICE'] : null;
}

function wholeFault(form: SurveyForm): [path: string, code: string] | null {
  const pageKeys = form.pages.map((one) => one.key);
  const twice = pageKeys.findIndex((one, at) => pageKeys.indexOf(one) < at);
  if (twice >= 0) return [`pages[${twice}].key`, 'SURVEY_KEY_TWICE'];
  return fieldsIn(form).length > FIELDS_MOST ? ['pages', 'SURVEY_FIELDS'] : null;
}

function fits(form: SurveyForm | undefined, context: TestContext) {
  if (!form || !Array.isArray(form.pages) || form.pages.some((one) => !Array.isArray(one.fields))) return true;
  const fault =
    wholeFault(form) ??
    placesOf(form)
      .map((place) => keyFault(place) ?? choiceFault(place) ?? whenFault(place))
      .find((one) => one !== null);
  if (!fault) return true;
  const [path, message] = fault;
  return context.createError({ path: context.path ? `${context.path}.${path}` : path, message });
}

const formOf = (fewest: number) =>
  object({
    pages: array()
      .of(page.required())
      .min(fewest, 'SURVEY_PAGES')
      .max(PAGES_MOST, 'SURVEY_PAGES')
      .required('SURVEY_PAGES'),
  })
    .noUnknown()
    .test('whole', (form, context) => fits(form as SurveyForm, context)) as unknown as ObjectSchema<SurveyForm>;

/** What the desk may save: keys once, a condition on an earlier choice, options where there is a choice, sizes within bounds. */
export const surveyFormSchema = formOf(1);

/** Of a survey that an outside form asks. */
export const embeddedFormSchema = formOf(0);
