import { i18n, setupI18n, type I18n } from '@lingui/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { within } from './load-fault.ts';
import { pageData, type Language } from './page-data.ts';
import { errorCode, faultText, reportError } from './report-error.ts';
import { areaOfTexts, fetchTexts, type Messages } from './text-file.ts';

export { i18n };
export { I18nProvider, Trans, useLingui } from '@lingui/react';

/** By language. zh-TW needs none: its texts are inlined in the code. */
export type Locales = Record<string, string>;

/** Every build whose texts were asked for: a switch of language brings all of them. */
const asked = new Set<Locales>();
const brought = new Set<string>();
let wanted: Language = 'zh-TW';

export function activate(language: Language): void {
  wanted = language;
  i18n.load(language, {});
  i18n.activate(language);
}

const PATIENCE_MS = 3_000;
const SWITCH_MS = 8_000;

/** Texts that cannot be had leave those of zh-TW in place; late ones are shown when they come. Were they there in time? */
export function loadTexts(locales: Locales, limitMs = PATIENCE_MS): Promise<boolean> {
  asked.add(locales);
  return bring(locales, wanted, limitMs);
}

export function pageLanguage(): Language {
  return (i18n.locale as Language) || pageData().lang;
}

/** What is below speaks it, whatever the page speaks. */
export const LanguageContext = createContext<Language | null>(null);

export function useLanguage(): Language {
  const ofPage = useSyncExternalStore(onLanguage, pageLanguage, pageLanguage);
  return useContext(LanguageContext) ?? ofPage;
}

function onLanguage(listener: () => void): () => void {
  i18n.on('change', listener);
  return () => i18n.removeListener('change', listener);
}

async function bring(locales: Locales, language: Language, limitMs: number): Promise<boolean> {
  const url = locales[language];
  if (!url || brought.has(url)) return true;
  try {
    await within(limitMs, take(url, language));
    return true;
  } catch (fault) {
    const area = areaOfTexts(url);
    reportError({ code: errorCode('texts'), area, kind: 'load', message: `texts: ${faultText(fault)}` });
    return false;
  }
}

async function take(url: string, language: Language): Promise<void> {
  i18n.load(language, await fetchTexts(url));
  brought.add(url);
}

function isSpoken(language: Language): boolean {
  const { shell, registry } = pageData();
  const builds = [shell, ...Object.values(registry.areas)];
  return language === 'zh-TW' || builds.every(({ locales }) => language in locales);
}

const all: readonly Language[] = ['zh-TW', 'zh-HK', 'en'];

export const spokenLanguages = (): readonly Language[] => all.filter(isSpoken);

/** The texts of the page in `language`. Those that cannot be had are said in zh-TW. */
export async function i18nIn(language: Language): Promise<I18n> {
  if (language === pageLanguage()) return i18n;
  const urls = [...asked].flatMap((locales) => locales[language] ?? []);
  const files = await Promise.allSettled(urls.map((url) => within(SWITCH_MS, fetchTexts(url))));
  const texts = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  return setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...texts) as Messages } });
}

const YEAR_S = 31_536_000;

/** No reload: what was typed stays. Kept in the cookie `lang`. False when the texts could not be had. */
export async function setLanguage(language: Language): Promise<boolean> {
  if (!isSpoken(language)) return false;
  const before = wanted;
  wanted = language;
  const done = await Promise.all([...asked].map((locales) => bring(locales, language, SWITCH_MS)));
  if (wanted !== language) return false;
  if (done.includes(false)) {
    wanted = before;
    return false;
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  document.documentElement.lang = htmlLang(language);
  document.documentElement.dataset.lang = language;
  activate(language);
  return true;
}

/** Tells `lang` of a language: the script is named, for voices and fonts. */
export const htmlLang = (language: Language): string => language.replace('zh-', 'zh-Hant-');

export function chosenLanguage(): Language | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('lang='));
  return all.find((language) => cookie === `lang=${language}`);
}
