import { fieldIn, type Language } from '@hub/contracts/shared';

/** In a reader’s language, or in zh-TW where it is not written in that. */
export function textIn(values: object, name: string, language: Language): string {
  const texts = values as Record<string, unknown>;
  return String(texts[fieldIn(name, language)] || (texts[name] ?? ''));
}
