import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { surveyPlayerTexts } from '@hub/contracts/surveys';
import { pageLanguage } from '@hub/web';

const texts: Texts = { ...sharedTexts, ...surveyPlayerTexts };

/** Sentence of a code in the language of the page. */
export const surveyMessage = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
