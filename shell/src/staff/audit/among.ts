/** The word of a code; a code of a newer service is shown as it is. */
export const among =
  (words: Record<string, string>) =>
  (code: string): string =>
    words[code] ?? code;
