/** Languages of the product. A missing `hk` sentence means: the Taiwan sentence is right in Hong Kong too. */
export type Language = 'zh-TW' | 'zh-HK' | 'en';
export const languages: readonly Language[] = ['zh-TW', 'zh-HK', 'en'];

export type Sentence = { tw: string; hk?: string; en: string };
export type Texts<Code extends string = string> = Record<Code, Sentence>;
export type TextParams = Record<string, unknown>;

/**
 * The sentence of a code in a language; `{name}` is replaced by the parameter of that name, and `[…{name}…]` is left out
 * when there is none.
 */
export function sentenceOf(texts: Texts, code: string, language: Language, params: TextParams = {}): string {
  const sentence = texts[code];
  if (!sentence) throw new Error(`no sentence for ${code}`);
  const pattern = language === 'en' ? sentence.en : language === 'zh-HK' ? (sentence.hk ?? sentence.tw) : sentence.tw;
  const known = (name: string) => params[name] !== undefined && params[name] !== '';
  return pattern
    .replace(/\[([^[\]]*\{(\w+)\}[^[\]]*)\]/g, (_, part: string, name: string) => (known(name) ? part : ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** Best language for a wish list such as an `Accept-Language` header or a stored choice. */
export function languageFor(wish: string | undefined): Language {
  for (const part of (wish ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase();
    if (tag.startsWith('zh-hk') || tag.startsWith('zh-mo')) return 'zh-HK';
    if (tag.startsWith('zh')) return 'zh-TW';
    if (tag.startsWith('en') || tag.startsWith('ms')) return 'en';
  }
  return 'zh-TW';
}
