import { catalogTexts } from '@hub/contracts/catalog';
import { eventsTexts } from '@hub/contracts/events';
import { sentenceOf, sharedTexts, type TextParams, type Texts } from '@hub/contracts/shared';
import { isApiFault, pageLanguage } from '@hub/web';

const texts: Texts = { ...sharedTexts, ...catalogTexts, ...eventsTexts };

export const deliveryMessage = (code: string, params: TextParams): string =>
  sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);

/** What the server said to a refusal; undefined where no answer came. */
export const refusalOf = (fault: unknown): string | undefined =>
  isApiFault(fault) ? (fault.fields.msg ?? Object.values(fault.fields)[0]) : undefined;
