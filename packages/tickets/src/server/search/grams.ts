import { crc32 } from 'node:zlib';

/** Signs that are written without spaces between words. */
const SIGN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー]';
const SIGNS = new RegExp(`${SIGN}+`, 'gu');
const WORDS = new RegExp(`(?:(?!${SIGN})[\\p{L}\\p{N}])+`, 'gu');
const DIGITS = /\p{Nd}{4,}/gu;
const ONLY_DIGITS = /^\p{Nd}{4,}$/u;

/** Longer words differ within so many signs. */
const WORD_MAX = 64;
/** Digits that are found together wherever they stand in a number. */
const DIGIT_WINDOW = 4;

/** As it is compared: half-width, lower case, 臺 as 台. Spaces stay, they end words. */
export const foldWords = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

function* windows(run: string, size: number): Generator<string> {
  const signs = [...run];
  for (let at = 0; at + size <= signs.length; at += 1) yield signs.slice(at, at + size).join('');
}

/** Pairs of Chinese, whole words, short numbers; every four digits of longer ones, so that parts are found. */
export function wordsOf(text: string): Set<string> {
  const folded = foldWords(text);
  const words = new Set<string>();
  for (const [run] of folded.replace(/\s+/g, '').matchAll(SIGNS)) for (const two of windows(run, 2)) words.add(two);
  for (const [word] of folded.matchAll(WORDS)) {
    if (!ONLY_DIGITS.test(word)) words.add(word.slice(0, WORD_MAX));
    for (const [run] of word.matchAll(DIGITS)) for (const four of windows(run, DIGIT_WINDOW)) words.add(four);
  }
  return words;
}

/** 32 bits stand for a word; what is found by them is compared with the text itself. */
export const gramOf = (word: string): number => crc32(word);

/** Grams of the texts of a case, in order. */
export function gramsOf(texts: readonly string[]): number[] {
  const grams = new Set<number>();
  for (const text of texts) for (const word of wordsOf(text)) grams.add(gramOf(word));
  return [...grams].sort((a, b) => a - b);
}

/** What is looked for: parts between spaces, each of which has to stand somewhere in a case. */
export const termsOf = (query: string): string[] => [...new Set(foldWords(query).split(/\s+/).filter(Boolean))];
