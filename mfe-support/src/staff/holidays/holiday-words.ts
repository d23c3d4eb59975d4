import { pageLanguage } from '@hub/web';
import { sentenceOf, sharedTexts } from '@hub/contracts/shared';
import { ticketTexts } from '@hub/contracts/tickets';

const texts = { ...sharedTexts, ...ticketTexts };

export const holidaySentence = (code: string, params: Record<string, unknown>): string =>
  sentenceOf(texts, code in texts ? (code as keyof typeof texts) : 'FIELD_INVALID', pageLanguage(), params);

/** `10月10日 週六`; a day of Taipei has no time, so no offset may move it. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
