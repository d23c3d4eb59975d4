import { sentenceOf, sharedTexts, type TextParams } from '@hub/contracts/shared';
import { dataRequestTexts } from '@hub/contracts/surveys';
import { pageLanguage } from '@hub/web';

const texts = { ...sharedTexts, ...dataRequestTexts };

/** Sentence of a code in the language of the page. */
export const dataMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
