import { sampleTexts } from '@hub/contracts/sample';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';

const texts: Texts = { ...sharedTexts, ...sampleTexts };

/** Sentence of a code in the language of the page. */
export const sampleMessage = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
