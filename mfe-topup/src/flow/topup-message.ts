import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { ticketTexts } from '@hub/contracts/tickets';
import { buyerTexts } from '@hub/contracts/topup';
import { pageLanguage } from '@hub/web';

const { EMAIL_FORMAT, SERVER_REQUIRED } = ticketTexts;
const texts: Texts = { ...sharedTexts, EMAIL_FORMAT, SERVER_REQUIRED, ...buyerTexts };

/** Sentence of a code in the language of the page. */
export const topupMessage = (code: string, params: TextParams = {}): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
