import type { Sentence } from '@hub/contracts/shared';

/** Said before a catalogue can be asked. */
export const loaderTexts = {
  waiting: { tw: '請稍候', en: 'One moment, please' },
  close: { tw: '關閉', en: 'Close' },
} satisfies Record<string, Sentence>;
