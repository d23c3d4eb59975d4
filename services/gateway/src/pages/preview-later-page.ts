import type { FastifyReply } from 'fastify';
import { sentenceOf, type Language, type Texts } from '@hub/contracts/shared';
import { sendPlainPage } from './plain-page.ts';
import { retryText } from './resting-page.ts';

const texts = {
  TITLE: {
    tw: '現在查不到這個預覽版本',
    hk: '暫時未能查到這個預覽版本',
    en: 'This preview cannot be looked up just now',
  },
  WORDS: {
    tw: '連結沒有問題，是我們這邊暫時查不到。過幾分鐘再試一次就能打開。',
    hk: '連結沒有問題，只是我們暫時未能查到。過幾分鐘再試一次就可以開啟。',
    en: 'Nothing is wrong with the link; we cannot look up its build at the moment. Try again in a few minutes.',
  },
  ...retryText,
} satisfies Texts;

/** Of a link that is good, while nobody can say whether its build is there. */
export function sendPreviewLater(reply: FastifyReply, language: Language): FastifyReply {
  const say = (word: keyof typeof texts) => sentenceOf(texts, word, language);
  const link = { href: '', label: say('RETRY') };
  return sendPlainPage(reply, { status: 503, language, title: say('TITLE'), words: say('WORDS'), link });
}
