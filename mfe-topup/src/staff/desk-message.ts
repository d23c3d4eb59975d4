import { approvalTexts } from '@hub/contracts/approvals';
import { sentenceOf, sharedTexts, type TextParams } from '@hub/contracts/shared';
import { orderDeskTexts } from '@hub/contracts/topup';
import { pageLanguage } from '@hub/web';

const texts = { ...sharedTexts, ...approvalTexts, ...orderDeskTexts };

/** Sentence of a code in the language of the page. */
export const deskMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
