import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { surveyTexts } from '@hub/contracts/surveys';
import { pageLanguage } from '@hub/web';

const texts: Texts = { ...sharedTexts, ...surveyTexts };

/** Sentence of a code of the desk in the language of the page. */
export const deskMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
