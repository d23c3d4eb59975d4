import { pageLanguage, useLanguage } from '../i18n.ts';
import type { Language } from '../page-data.ts';

/** Language of what is written for the desk, and of what has no other one. */
export const contentLang = 'zh-Hant-TW';

const HAN = /\p{Script=Han}/u;

/** Words of the catalogue come in the page's language, or in zh-TW where nobody has translated them: a voice is told then. */
export const langOfWords = (...words: (string | undefined)[]): string | undefined => langIn(pageLanguage(), words);

export function ContentText({ children }: { children: string }) {
  return <span lang={langIn(useLanguage(), [children])}>{children}</span>;
}

const langIn = (language: Language, words: readonly (string | undefined)[]): string | undefined =>
  language === 'en' && words.some((text) => text && HAN.test(text)) ? contentLang : undefined;
