import { sentenceOf, sharedTexts, type TextParams } from '@hub/contracts/shared';
import { vipTexts } from '@hub/contracts/vip';
import { pageLanguage } from '@hub/web';

const texts = { ...sharedTexts, ...vipTexts };

/** Sentence of a code in the language of the page. */
export const vipMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
