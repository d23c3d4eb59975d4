import { pageLanguage } from '@hub/web';
import { redeemTexts } from '@hub/contracts/events';
import { sentenceOf, type TextParams, type Texts } from '@hub/contracts/shared';

const texts: Texts = redeemTexts;

export const redeemMessage = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code, pageLanguage(), params);

/**
 * What the server said, in the language of the page now: a refusal comes as a sentence, and the page may be switched
 * while it stands there. A sentence of no code of ours stays as it is.
 */
export function saidNow(said: string): string {
  const known = Object.keys(texts).find((code) => Object.values(texts[code] ?? {}).includes(said));
  return known ? redeemMessage(known) : said;
}
