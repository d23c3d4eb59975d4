import { expect, type BrowserContext, type Page } from '@playwright/test';
import { fileReport, type Filed } from './filed-report.ts';
import { freshRole, partnerToken } from './hub.ts';
import { brokenWords, misfits } from './page-layout.ts';
import { settled } from './page-settled.ts';
import { taiwanOnly, wordsOf } from './page-words.ts';

const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u;
/** A name of a text instead of the text, or a placeholder that nobody filled. */
const UNFILLED = /\b(?:shell|support|vip|topup|events|surveys)\.[\w-]{6}\b|\{\w+\}/;

const taiwan = taiwanOnly();

/** Names that the catalogue gives, in titles; and the separator of titles. */
const CONTENT = /遊戲 \w+(?:（示範）)?|｜/g;

export type Language = 'zh-TW' | 'zh-HK' | 'en';
export const languages: readonly Language[] = ['zh-TW', 'zh-HK', 'en'];
const htmlLang: Record<Language, string> = { 'zh-TW': 'zh-Hant-TW', 'zh-HK': 'zh-Hant-HK', en: 'en' };
export const NARROW = { width: 320, height: 640 };

export const playerToken = () => partnerToken(freshRole(), { char_name: 'Tester' });

/** A report without a word of any language. */
export const wordlessReport = (origin: string | undefined, language?: string): Promise<Filed> =>
  fileReport(origin, 'GPA.3372-5514', { token: playerToken(), ...(language && { language }) });

export const speak = (context: BrowserContext, language: Language, url: string) =>
  context.addCookies([{ name: 'lang', value: language, url }]);

/** Changes the language by the choice of the page itself. */
export async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator('select:has(option[lang="en"])').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language]);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await settled(page);
}

export async function enlarge(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
}

/** Everything about the words of a page that can be seen without understanding them. `where` names it in a failure. */
export async function expectWords(page: Page, language: Language, where: string): Promise<void> {
  expect.soft(await page.locator('html').getAttribute('lang'), where).toBe(htmlLang[language]);
  const words = await wordsOf(page);
  expect
    .soft(
      words.filter((text) => UNFILLED.test(text)),
      `${where}: unfilled`,
    )
    .toEqual([]);
  const foreign = language === 'en' ? words.filter((text) => CHINESE.test(text.replace(CONTENT, ''))) : [];
  expect.soft(foreign, `${where}: not in English`).toEqual([]);
  const taiwanese = language === 'zh-HK' ? words.filter((text) => taiwan.has(text)) : [];
  expect.soft(taiwanese, `${where}: as Taiwan says it`).toEqual([]);
}

/** Nothing is cut off as it stands, and with text twice as large. As it stands, no word is broken between its letters. */
async function expectFit(page: Page, where: string): Promise<void> {
  expect.soft(await misfits(page), `${where}, 320 px`).toEqual([]);
  expect.soft(await brokenWords(page), `${where}, 320 px: broken within a word`).toEqual([]);
  await enlarge(page, '200%');
  expect.soft(await misfits(page), `${where}, 200 % text`).toEqual([]);
  await enlarge(page, '100%');
}

/** The words everywhere; the room they take in the language of the shortest and of the longest ones. */
export async function expectLanguage(page: Page, language: Language, where: string): Promise<void> {
  await expectWords(page, language, where);
  if (language !== 'zh-HK') await expectFit(page, where);
}

/** All languages, the screen's own first one by a load: every screen is walked once, the site begins in each of them. */
export const order = (first: number): Language[] => languages.map((_, at) => languages[(first + at) % 3] ?? 'zh-TW');
