import type { FastifyReply } from 'fastify';
import { sentenceOf, type Language, type Texts } from '@hub/contracts/shared';
import { sendPlainPage } from './plain-page.ts';

export const retryText = { RETRY: { tw: '再試一次', en: 'Try again' } } satisfies Texts;

const texts = {
  TITLE: { tw: '網站正在休息', hk: '網站暫停服務', en: 'This site is resting' },
  WORDS: {
    tw: '我們正在處理。您填到一半的內容還在這台裝置上，過幾分鐘再試一次就能接著用。',
    hk: '我們正在處理。您填到一半的內容仍在這部裝置上，過幾分鐘再試一次就可以繼續使用。',
    en: 'We are working on it. What you had begun to write is still on this device; try again in a few minutes and carry on.',
  },
  ...retryText,
  CODE: { tw: '錯誤代碼', en: 'Error code' },
} satisfies Texts;

/** `code` is the request id, by which the failure is found in the log. */
export function sendRestingPage(reply: FastifyReply, status: number, language: Language, code: string): FastifyReply {
  const say = (word: keyof typeof texts) => sentenceOf(texts, word, language);
  const link = { href: '', label: say('RETRY') };
  const note = `${say('CODE')} ${code}`;
  return sendPlainPage(reply, { status, language, title: say('TITLE'), words: say('WORDS'), link, note });
}
