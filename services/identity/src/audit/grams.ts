import { createHash } from 'node:crypto';

const RUNS = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** As it is compared: half-width, lower case, 臺 as 台. Spaces stay, they end words. */
export const foldWords = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const run of foldWords(text).match(RUNS) ?? []) {
    const signs = [...run];
    if (!HAN.test(run)) words.add(run.slice(0, 64));
    else for (let at = 0; at + 1 < signs.length; at += 1) words.add(signs.slice(at, at + 2).join(''));
  }
  return [...words];
}

/** 32 bits stand for a word; what is found by them is compared with the text itself. */
export function gramOf(word: string): number {
  return createHash('sha256').update(word).digest().readUInt32BE(0);
}
