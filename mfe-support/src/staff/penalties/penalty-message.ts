import { pageLanguage } from '@hub/web';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { supportTexts } from '@hub/contracts/support';

const texts: Texts = { ...sharedTexts, ...supportTexts };

export const penaltyMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
