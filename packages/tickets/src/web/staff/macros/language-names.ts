import type { Language } from '@hub/contracts/shared';

/** Languages by their own names, in whatever language the page is. */
export const languageNames: Record<Language, string> = {
  'zh-TW': '繁體中文（台灣）',
  'zh-HK': '繁體中文（香港）',
  en: 'English',
};

/** Of a case whose language is known; any other is shown as it was kept. */
export const languageName = (code: string): string =>
  Object.entries(languageNames).find(([one]) => one === code)?.[1] ?? code;
