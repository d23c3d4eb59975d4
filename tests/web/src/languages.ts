import { areaRows } from '@hub/contracts/areas';
import { htmlLang, pageLanguage, type Language } from '@hub/web';
import { site } from 'virtual:site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settled } from './every-look.ts';
import type { Calls } from './fake-api.ts';
import { expectFits, expectSeenFocus, findBrokenWords } from './layout.ts';
import { pageWords } from './page-words.ts';
import { answersTaken, renderPage } from './render-page.tsx';

const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uffef]/u;
/** A name of a text instead of the text, or a placeholder that nobody filled. */
const UNFILLED = new RegExp(`\\b(?:shell|${areaRows.map(({ name }) => name).join('|')})\\.[\\w-]{6}\\b|\\{\\w+\\}`);
/** Names that the catalogue gives, in titles; and the separator of titles. */
const CONTENT = /遊戲 \w+(?:（示範）)?|｜/g;

const taiwan = new Set(site.taiwanOnly);

export const languages: readonly Language[] = ['zh-TW', 'zh-HK', 'en'];

/** All languages from one on: screens of a list are loaded in each of them by turns. */
export const languagesFrom = (first: number): readonly [Language, ...Language[]] => {
  const [one = 'zh-TW', ...others] = languages.map((_, at) => languages[(first + at) % languages.length] ?? 'zh-TW');
  return [one, ...others];
};

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Changes the language by the choice of the page itself. */
export async function switchTo(language: Language): Promise<void> {
  await page.getByCss('select:has(option[lang="en"])').selectOptions(language);
  await expect.poll(() => document.documentElement.lang).toBe(htmlLang(language));
  await settled();
  // Words of the catalogue are asked for anew.
  await answersTaken();
  await frame();
}

/** Everything about the words of a page that can be seen without understanding them. */
export function expectWords(language: Language, where = ''): void {
  const at = (what: string) => [where, language, what].filter(Boolean).join(', ');
  expect(document.documentElement.lang, at('lang')).toBe(htmlLang(language));
  const words = pageWords();
  const those = (wrong: (text: string) => boolean) => words.filter(wrong);
  expect(
    those((text) => UNFILLED.test(text)),
    at('unfilled'),
  ).toEqual([]);
  const foreign = (text: string) => language === 'en' && CHINESE.test(text.replace(CONTENT, ''));
  expect(those(foreign), at('not in English')).toEqual([]);
  const taiwanese = (text: string) => language === 'zh-HK' && taiwan.has(text);
  expect(those(taiwanese), at('as Taiwan says it')).toEqual([]);
}

function enlarge(size: '' | '200%'): void {
  document.documentElement.style.fontSize = size;
}

/** Nothing is cut off as it stands, and with text twice as large. As it stands, no word is broken between its letters. */
function expectRoom(where: string): void {
  expectFits(where);
  expect(findBrokenWords(), `${where}: broken within a word`).toEqual([]);
  enlarge('200%');
  expectFits(`${where}, 200 % text`);
  enlarge('');
}

/** The words everywhere; the room they take in the language of the shortest and of the longest ones. */
export function expectLanguage(language: Language): void {
  expectWords(language);
  if (language !== 'zh-HK') expectRoom(language);
}

/** A screen that is open, in its language and then in every other one; with large text its focus is to be seen. */
async function expectEveryLanguage(): Promise<void> {
  await settled();
  const first = pageLanguage();
  expectLanguage(first);
  for (const language of languages.filter((other) => other !== first)) {
    await switchTo(language);
    expectLanguage(language);
  }
  enlarge('200%');
  await expectSeenFocus();
}

/** A test for each of these screens, loaded in every language by turns on the narrowest phone. `own`: calls of the screen alone. */
export function testEveryLanguage(
  screens: readonly [name: string, at: string, own?: Calls][],
  calls: Calls = {},
): void {
  for (const [turn, [name, at, own]] of screens.entries())
    test(`${name}: every word in every language, nothing cut off`, async () => {
      await renderPage({ at, calls: { ...calls, ...own }, language: languagesFrom(turn)[0], look: 'narrow, light' });
      await expectEveryLanguage();
    });
}
