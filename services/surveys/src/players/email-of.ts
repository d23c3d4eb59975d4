import { fieldsIn, type SurveyContent } from '@hub/contracts/surveys';

/** The key of the first question for an address. */
export const emailKeyOf = ({ form }: Pick<SurveyContent, 'form'>): string | undefined =>
  fieldsIn(form).find(({ kind }) => kind === 'email')?.key;
