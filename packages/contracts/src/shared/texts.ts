/** A missing `hk` sentence: Taiwan's is right in Hong Kong too. */
export type Language = 'zh-TW' | 'zh-HK' | 'en';
export const languages: readonly Language[] = ['zh-TW', 'zh-HK', 'en'];

export type Sentence = { tw: string; hk?: string; en: string };
export type Texts<Code extends string = string> = Record<Code, Sentence>;
export type TextParams = Record<string, unknown>;

/** `[…{name}…]` is left out when there is no such parameter. */
export function sentenceOf(texts: Texts, code: string, language: Language, params: TextParams = {}): string {
  const sentence = texts[code];
  if (!sentence) throw new Error(`no sentence for ${code}`);
  return spoken(sentence, language, params);
}

export function spoken(sentence: Sentence, language: Language, params: TextParams = {}): string {
  const pattern = language === 'en' ? sentence.en : language === 'zh-HK' ? (sentence.hk ?? sentence.tw) : sentence.tw;
  const known = (name: string) => params[name] !== undefined && params[name] !== '';
  return pattern
    .replace(/\[([^[\]]*\{(\w+)\}[^[\]]*)\]/g, (_, part: string, name: string) => (known(name) ? part : ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** Whom each of our languages serves; the first that fits. Malay speakers of the region read English. */
const readers: [tag: RegExp, language: Language][] = [
  [/^zh-(hant-)?(hk|mo)\b/, 'zh-HK'],
  [/^zh\b/, 'zh-TW'],
  [/^(en|ms)\b/, 'en'],
];

/** Best language for a wish list such as an `Accept-Language` header or a stored choice; zh-TW when nothing fits. */
export function languageFor(wish: string | undefined): Language {
  const wishes = (wish ?? '').split(',').map((part) => {
    const [tag = '', weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  for (const { tag } of wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)) {
    const found = readers.find(([reader]) => reader.test(tag));
    if (found) return found[1];
  }
  return 'zh-TW';
}
