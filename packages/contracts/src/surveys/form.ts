import type { Words } from './words.ts';

/** `note`: a text without an answer. `role`: a character, confirmed; its keys on the wire are `roleKeys`. */
export const fieldKinds = ['radio', 'checks', 'text', 'email', 'phone', 'role', 'consent', 'note'] as const;
export type FieldKind = (typeof fieldKinds)[number];
export const choiceKinds: readonly FieldKind[] = ['radio', 'checks'];

/** Whose character answers: the id as typed, and the name that the game gave for it. */
export const roleKeys = ['roleId', 'roleName'] as const;

export type SurveyOption = { key: string; label: Words };

/**
 * `maxLength`: characters. `digits`: fewest and most digits. `when`: shown only if the earlier choice `field` has one of `is`.
 * `messages`: what is said instead of the usual sentences.
 */
export type SurveyField = {
  key: string;
  kind: FieldKind;
  label: Words;
  hint?: Words;
  required?: boolean;
  options?: SurveyOption[];
  maxLength?: number;
  digits?: [number, number];
  minChoices?: number;
  maxChoices?: number;
  when?: { field: string; is: string[] };
  messages?: { required?: Words; format?: Words };
};
export type SurveyPage = { key: string; title?: Words; fields: SurveyField[] };
export type SurveyForm = { pages: SurveyPage[] };

/** After the schema of the form: choices of `checks` in an array, a consent as true. */
export type SurveyAnswers = Record<string, string | string[] | boolean | undefined>;
/** As a form on a page has them: choices of `checks` joined by commas. */
export type FormAnswers = Record<string, string | boolean>;

export const fieldsIn = (form: SurveyForm): SurveyField[] => form.pages.flatMap(({ fields }) => fields);

export const choicesIn = (answer: unknown): string[] => {
  if (Array.isArray(answer)) return answer.map(String);
  return typeof answer === 'string' ? answer.split(',').filter((key) => key !== '') : [];
};

type Condition = NonNullable<SurveyField['when']>;

/** Those of a field and of the fields that it depends on. */
export function conditionsOf(form: SurveyForm, field: SurveyField): Condition[] {
  const fields = fieldsIn(form);
  const found: Condition[] = [];
  let { when } = field;
  while (when && found.length < fields.length) {
    found.push(when);
    const { field: asked } = when;
    when = fields.find(({ key }) => key === asked)?.when;
  }
  return found;
}

const holds = ({ is }: Condition, answer: unknown) => choicesIn(answer).some((key) => is.includes(key));

/** Of `conditions`, with the answers in the same order. */
export const allHold = (conditions: readonly Condition[], answers: readonly unknown[]): boolean =>
  conditions.every((condition, at) => holds(condition, answers[at]));

export function visibleFields(form: SurveyForm, answers: Readonly<Record<string, unknown>>): SurveyField[] {
  return fieldsIn(form).filter((field) => {
    const conditions = conditionsOf(form, field);
    return allHold(
      conditions,
      conditions.map((condition) => answers[condition.field]),
    );
  });
}

const keysOf = ({ kind, key }: SurveyField): readonly string[] => {
  if (kind === 'note') return [];
  return kind === 'role' ? roleKeys : [key];
};

/** In the order of the page. */
export function blankAnswers(form: SurveyForm): FormAnswers {
  const rows = fieldsIn(form).flatMap((field) =>
    keysOf(field).map((key): [string, string | boolean] => [key, field.kind === 'consent' ? false : '']),
  );
  return Object.fromEntries(rows);
}

export const asksForRole = (form: SurveyForm): boolean => fieldsIn(form).some(({ kind }) => kind === 'role');
