import { cardCodeEditors, surveyEditors } from '@hub/contracts/surveys';

export const editorsOf = { eligible: surveyEditors, card_codes: cardCodeEditors } as const;
