import { fieldsIn, type FieldKind, type SurveyAnswers, type SurveyForm } from '@hub/contracts/surveys';
import type { Personal } from '../survey-keys.ts';

const counted: readonly FieldKind[] = ['radio', 'checks', 'consent'];

export type Choices = Record<string, string | string[] | boolean>;
export type SplitAnswers = { choices: Choices; personal: Personal; email: string | null };

/** What can be counted, and what says or might say who somebody is. Questions that were not shown are in neither. */
export function splitAnswers(form: SurveyForm, answers: SurveyAnswers): SplitAnswers {
  const choices: Choices = {};
  const personal: Personal = {};
  let email: string | null = null;
  for (const { key, kind } of fieldsIn(form)) {
    const said = kind === 'role' ? answers['roleName'] : answers[key];
    if (said === undefined || said === '' || (Array.isArray(said) && said.length === 0)) continue;
    if (counted.includes(kind)) choices[key] = said;
    else personal[kind === 'role' ? 'roleName' : key] = String(said);
    if (kind === 'email') email ??= String(said);
  }
  return { choices, personal, email };
}
