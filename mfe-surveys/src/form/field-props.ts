import type { SurveyField } from '@hub/contracts/surveys';
import type { ContractForm } from '@hub/forms';
import type { AnswerForm } from './answer-form.ts';

/** `answers`: the form that the field writes into. */
export type SurveyFieldProps = { answers: AnswerForm; field: SurveyField };

/** Which names hold texts and which a yes or no is said by the form's data, not by its type. */
export const asTexts = (answers: AnswerForm) => answers as unknown as ContractForm<Record<string, string>>;
export const asChoices = (answers: AnswerForm) => answers as unknown as ContractForm<Record<string, boolean>>;
