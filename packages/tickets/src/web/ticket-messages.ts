import { pageLanguage } from '@hub/web';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { ticketTexts } from '@hub/contracts/tickets';

const texts: Texts = { ...sharedTexts, ...ticketTexts };

/** Sentence of a code in the language of the page; a rule without words of its own says that the format is wrong. */
export function ticketMessage(code: string, params: TextParams): string {
  return sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
}
