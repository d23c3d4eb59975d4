import { array, boolean, object, string, type AnyObject, type ObjectSchema, type AnySchema } from 'yup';
import { codePoints } from '../shared/fold.ts';
import { digitsOf, roleIdFits } from '../shared/role-digits.ts';
import { email } from '../tickets/fields.ts';
import {
  allHold,
  choicesIn,
  conditionsOf,
  fieldsIn,
  roleKeys,
  type FieldKind,
  type SurveyAnswers,
  type SurveyField,
  type SurveyForm,
} from './form.ts';
import type { Words } from './words.ts';

export const TEXT_MOST = 500;
const ROLE_ID_MOST = 20;
const ROLE_NAME_MOST = 64;
const PHONE = /^\d.{0,19}$/u;

type Said = { message: string; params?: Record<string, unknown> };
type Rule<Value> = (value: Value, others: Record<string, unknown>) => Said | null;

/** The survey's own sentence where it has one. */
function said(own: Words | undefined, code: string, params?: Record<string, unknown>): Said {
  if (!own?.tw) return { message: code, ...(params && { params }) };
  return { message: 'SURVEY_SAYS', params: { tw: own.tw, hk: own.hk || own.tw, en: own.en || own.tw } };
}

const halfWidth = (value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').trim() : value);
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** The first rule that is broken speaks. */
const textBy = (read: (value: unknown) => unknown, ...rules: Rule<string>[]): AnySchema =>
  string()
    .transform(read)
    .default('')
    .test('rules', (value, context) => {
      const faults = rules.map((rule) => rule(value ?? '', context.parent as Record<string, unknown>));
      const fault = faults.find((one) => one !== null);
      return fault ? context.createError(fault) : true;
    });

const asked =
  ({ required }: SurveyField, fault: Said): Rule<string> =>
  (value) =>
    value === '' && required ? fault : null;
const typedAs =
  (fits: (value: string) => boolean, fault: Said): Rule<string> =>
  (value) =>
    value === '' || fits(value) ? null : fault;

const shownDigits = ([digits_least, digits_most]: [number, number]) => digitsOf({ digits_least, digits_most });
const digitsFit = ([digits_least, digits_most]: [number, number], value: string) =>
  roleIdFits({ digits_least, digits_most }, value);

/** `empty`: what is said of nothing at all, where neither the survey nor the sentence for the format does. */
const both = ({ messages }: SurveyField, code: string, params?: Record<string, unknown>, empty?: string) => {
  const format = said(messages?.format, code, params);
  const usual = empty && !messages?.format?.tw ? { message: empty } : format;
  return { format, missing: messages?.required?.tw ? said(messages.required, code) : usual };
};

function textSchema(field: SurveyField): AnySchema {
  const { digits, maxLength: most = TEXT_MOST, messages } = field;
  const longest: Rule<string> = (value) =>
    codePoints(value) <= most ? null : { message: 'TOO_LONG', params: { max: most } };
  if (!digits) return textBy(trimmed, asked(field, said(messages?.required, 'FIELD_REQUIRED')), longest);
  const { format, missing } = both(field, 'SURVEY_DIGITS', { digits: shownDigits(digits) });
  return textBy(
    halfWidth,
    asked(field, missing),
    typedAs((value) => digitsFit(digits, value), format),
  );
}

function roleIdSchema(field: SurveyField): AnySchema {
  const { digits } = field;
  const { format, missing } = digits
    ? both(field, 'SURVEY_DIGITS', { digits: shownDigits(digits) })
    : both(field, 'SURVEY_ROLE_ID');
  return textBy(
    halfWidth,
    asked(field, missing),
    typedAs((value) => digitsFit(digits ?? [1, ROLE_ID_MOST], value), format),
  );
}

const unconfirmed: Said = { message: 'SURVEY_ROLE_UNCONFIRMED' };
const roleNameSchema = ({ required }: SurveyField): AnySchema =>
  textBy(trimmed, (value, { roleId = '' }) => {
    if (value === '') return required || roleId !== '' ? unconfirmed : null;
    return codePoints(value) <= ROLE_NAME_MOST ? null : unconfirmed;
  });

const optionsOf = ({ options = [] }: SurveyField) => options.map(({ key }) => key);

function radioSchema(field: SurveyField): AnySchema {
  const fault = said(field.messages?.required, 'SURVEY_CHOOSE');
  const options = optionsOf(field);
  return textBy(
    (value) => value,
    asked(field, fault),
    typedAs((value) => options.includes(value), fault),
  );
}

function checksFault(field: SurveyField, chosen: readonly string[]): Said | null {
  const options = optionsOf(field);
  const { messages, required = false, minChoices: least = 0, maxChoices: most = options.length } = field;
  const fault = said(messages?.required, 'SURVEY_CHOOSE');
  if (chosen.some((key) => !options.includes(key))) return fault;
  if (chosen.length === 0) return required ? fault : null;
  if (chosen.length < least) return { message: 'SURVEY_LEAST', params: { least } };
  return chosen.length <= most ? null : { message: 'SURVEY_MOST', params: { most } };
}

const checksSchema = (field: SurveyField): AnySchema =>
  array(string().defined())
    .transform((_, given: unknown) => [...new Set(choicesIn(given))])
    .default([])
    .test('rules', (chosen, context) => {
      const fault = checksFault(field, chosen ?? []);
      return fault ? context.createError(fault) : true;
    });

function emailSchema(field: SurveyField): AnySchema {
  const { format, missing } = both(field, 'SURVEY_EMAIL', undefined, 'SURVEY_EMAIL_REQUIRED');
  const address = email();
  return textBy(
    halfWidth,
    asked(field, missing),
    typedAs((value) => address.isValidSync(value), format),
  );
}

function phoneSchema(field: SurveyField): AnySchema {
  const { format, missing } = both(field, 'SURVEY_PHONE', undefined, 'SURVEY_PHONE_REQUIRED');
  return textBy(
    halfWidth,
    asked(field, missing),
    typedAs((value) => PHONE.test(value), format),
  );
}

const consentSchema = ({ required, messages }: SurveyField): AnySchema =>
  boolean()
    .default(false)
    .test('given', (given, context) => {
      return given === true || !required || context.createError(said(messages?.required, 'SURVEY_CONSENT'));
    });

const schemas: Record<Exclude<FieldKind, 'role' | 'note'>, (field: SurveyField) => AnySchema> = {
  radio: radioSchema,
  checks: checksSchema,
  text: textSchema,
  email: emailSchema,
  phone: phoneSchema,
  consent: consentSchema,
};

function schemasOf(field: SurveyField): [string, AnySchema][] {
  if (field.kind === 'note') return [];
  if (field.kind !== 'role') return [[field.key, schemas[field.kind](field)]];
  const [id, name] = roleKeys;
  return [
    [id, roleIdSchema(field)],
    [name, roleNameSchema(field)],
  ];
}

const nothing = (): AnySchema =>
  string()
    .transform(() => undefined)
    .strip();

/** Kept where its conditions hold. What is not shown is dropped, whatever was sent. */
function shownOnly(form: SurveyForm, field: SurveyField, schema: AnySchema): AnySchema {
  const conditions = conditionsOf(form, field);
  if (conditions.length === 0) return schema;
  const names = conditions.map((condition) => condition.field);
  return schema.when(names, (answers: unknown[]) => (allHold(conditions, answers) ? schema : nothing()));
}

/**
 * One schema for page and server. Casts: trims, drops what is hidden or unknown. A fault stands at the field's key; `SURVEY_SAYS`
 * is a sentence of the survey itself.
 */
export function answersSchema(form: SurveyForm): ObjectSchema<SurveyAnswers & AnyObject> {
  const rows = fieldsIn(form).flatMap((field) =>
    schemasOf(field).map(([key, schema]): [string, AnySchema] => [key, shownOnly(form, field, schema)]),
  );
  return object(Object.fromEntries(rows)).noUnknown() as unknown as ObjectSchema<SurveyAnswers & AnyObject>;
}

/** The keys of one page, for a form of several that checks each as it goes. */
export const pageKeys = (form: SurveyForm, page: number): string[] =>
  (form.pages[page]?.fields ?? []).flatMap((field) => schemasOf(field).map(([key]) => key));
