/**
 * Of one build. The largest of today has 17 routes, 70 files, 3 calls of a page and 1,000 values, five deep; of it 3 KB stand in each page
 * of players and 17 KB in each of the desk, and of the shell 13 KB.
 */
export const LIMITS = {
  depth: 10,
  values: 10_000,
  routes: 300,
  files: 1000,
  /** Calls, pictures and inks of one page; modules of one remote. */
  perPage: 20,
  languages: 20,
  /** Doors, parts and links, each. */
  doors: 20,
  /** Codes of one table. */
  words: 300,
  warnings: 100,
  letters: 300,
  titleLetters: 60,
  sentenceLetters: 120,
  codeLetters: 48,
  rowBytes: 30_000,
  deskRowBytes: 100_000,
};
