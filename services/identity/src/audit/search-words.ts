import type { DataSource } from 'typeorm';
import { foldWords, gramOf, wordsOf } from './grams.ts';

/** More words than this make a search no narrower. */
const WORDS = 8;
/** Beyond that many rows it does not matter how many more a word has. */
const COUNT_TO = 5000;

export type SearchWords = { words: string[]; grams: number[] };

export async function searchWords(source: DataSource, text: string | undefined): Promise<SearchWords> {
  const words = wordsOf(text ?? '').slice(0, WORDS);
  return { words, grams: await rarestFirst(source, words) };
}

/** The list of the rarest word is read, the others are only looked up in theirs. */
async function rarestFirst(source: DataSource, words: string[]): Promise<number[]> {
  if (words.length < 2) return words.map(gramOf);
  const counts = words.map(gramOf).map(async (gram) => {
    const rows: { many: string }[] = await source.query(
      `SELECT COUNT(*) AS many FROM (SELECT 1 FROM audit_gram WHERE gram = ? LIMIT ${COUNT_TO}) some`,
      [gram],
    );
    return { gram, many: Number(rows[0]?.many) };
  });
  return (await Promise.all(counts)).sort((a, b) => a.many - b.many).map(({ gram }) => gram);
}

/** Two words may share a hash. */
export function hasWords(row: { detail: string }, words: readonly string[]): boolean {
  const text = foldWords(row.detail);
  return words.every((word) => text.includes(word));
}
