import { pageLanguage } from '@hub/web';
import { redeemTexts } from '@hub/contracts/events';
import { sentenceOf, type TextParams, type Texts } from '@hub/contracts/shared';

const texts: Texts = redeemTexts;

/** Sentence of a code in the language of the page. */
export const redeemMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code, pageLanguage(), params);
