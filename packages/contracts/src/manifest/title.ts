/** `hk`: left out where Taiwan's is right in Hong Kong too. */
export type Title = { tw: string; hk?: string; en: string };

export type Titles = Record<string, Title>;

export function titleIn({ tw, hk, en }: Title, lang: string): string {
  if (lang === 'en') return en;
  return lang === 'zh-HK' ? (hk ?? tw) : tw;
}
