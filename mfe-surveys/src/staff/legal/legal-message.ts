import { catalogTexts } from '@hub/contracts/catalog';
import { sentenceOf, sharedTexts, type TextParams } from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';

const texts = { ...sharedTexts, ...catalogTexts };

/** Sentence of a code in the language of the page. */
export const legalMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
