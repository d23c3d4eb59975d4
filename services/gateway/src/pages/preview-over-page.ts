import type { FastifyReply } from 'fastify';
import { sentenceOf, type Language, type Texts } from '@hub/contracts/shared';
import { sendPlainPage } from './plain-page.ts';

const texts = {
  TITLE: { tw: '這個預覽連結不能用了', hk: '這個預覽連結已不能使用', en: 'This preview link does not work' },
  WORDS: {
    tw: '連結可能已經過期、複製得不完整，或那個版本已經刪除。請向發布的團隊再要一個連結；您也可以看正式版本。',
    hk: '連結可能已經過期、複製得不完整，或該版本已經刪除。請向發布的團隊再索取一個連結；您也可以看正式版本。',
    en: 'It may be over, cut short, or for a build that is gone. Ask the team that sent it for another one, or look at the live site.',
  },
  LIVE: { tw: '看正式版本', en: 'Look at the live site' },
} satisfies Texts;

/** Never the live site in silence: whoever opens a preview would take it for the build. */
export function sendPreviewOver(reply: FastifyReply, language: Language, href: string): FastifyReply {
  const say = (word: keyof typeof texts) => sentenceOf(texts, word, language);
  const link = { href, label: say('LIVE') };
  return sendPlainPage(reply, { status: 410, language, title: say('TITLE'), words: say('WORDS'), link });
}
