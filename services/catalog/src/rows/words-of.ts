import type { Translations } from '@hub/contracts/shared';

/** Everything that a row says in the other languages, for a search. */
export const wordsOf = ({ translations }: { translations: Translations | null }): string =>
  Object.values(translations ?? {})
    .flatMap((texts) => Object.values(texts))
    .join(' ');
