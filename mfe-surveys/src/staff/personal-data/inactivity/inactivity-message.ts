import { approvalTexts } from '@hub/contracts/approvals';
import { inactivityTexts } from '@hub/contracts/identity';
import { sentenceOf, sharedTexts, type TextParams } from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';

const texts = { ...sharedTexts, ...approvalTexts, ...inactivityTexts };

/** Sentence of a code in the language of the page. */
export const inactivityMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
