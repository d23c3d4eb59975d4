import type { Translations } from '@hub/contracts/shared';

export const wordsOf = ({ translations }: { translations: Translations | null }): string =>
  Object.values(translations ?? {})
    .flatMap((texts) => Object.values(texts))
    .join(' ');
