/** Words in every language. `hk` is left out where Taiwan's are right in Hong Kong too. */
export type Title = { tw: string; hk?: string; en: string };

/** By code. */
export type Titles = Record<string, Title>;

/** The words in a language. */
export function titleIn({ tw, hk, en }: Title, lang: string): string {
  if (lang === 'en') return en;
  return lang === 'zh-HK' ? (hk ?? tw) : tw;
}
