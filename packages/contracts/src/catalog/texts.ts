import type { Texts } from '../shared/texts.ts';

export const catalogTexts = {
  /** The client matches this text, so it is the same in every language. */
  GAME_NOT_EXIST: { tw: 'game does not exist', en: 'game does not exist' },
  THEME_TOO_WEAK: { tw: '這組顏色對比不足：{pairs}', en: 'The contrast of these colours is too weak: {pairs}' },
  TARGET_NOT_ALLOWED: {
    tw: '網址必須以 https 開頭，且主機在允許清單內',
    hk: '網址必須以 https 開頭，而且主機在允許名單內',
    en: 'The address must begin with https and its host must be on the list.',
  },
  ARTICLE_NOT_FOUND: { tw: '文章不存在', hk: '找不到這篇文章', en: 'This article does not exist.' },
} satisfies Texts;
