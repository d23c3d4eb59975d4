import type { Language } from '@hub/contracts/shared';
import type { LiveBuilds } from '../registry/registry.ts';

const SOURCE: Language = 'zh-TW';

/** Only where every live build speaks it: half a page in English helps nobody. */
export function spokenLanguage(wished: Language, { shell, remotes }: LiveBuilds): Language {
  const speak = [shell, ...remotes].every(({ locales }) => wished in locales);
  return speak ? wished : SOURCE;
}
