import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { surveyPlayerTexts } from '@hub/contracts/surveys';
import { useLanguage } from '@hub/web';

const texts: Texts = { ...sharedTexts, ...surveyPlayerTexts };

/** Sentence of a code, in the language that is spoken here. */
export function useSurveyMessage(): (code: string, params?: TextParams) => string {
  const language = useLanguage();
  return (code, params = {}) => sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', language, params);
}
