import type { Language } from './page-data.ts';

/** Every language by its own name: who looks for it can read nothing else. */
export const languageNames: Record<Language, string> = {
  'zh-TW': '繁體中文（台灣）',
  'zh-HK': '繁體中文（香港）',
  en: 'English',
};
