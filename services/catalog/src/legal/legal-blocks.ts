export type LegalBlock = { kind: 'heading' | 'text'; text: string };

const BLOCK =
  /<(h3|h4|p|li|dd|tr|caption)\b[^>]*>(.*?)(?=<\/?(?:h3|h4|p|ul|ol|li|dl|dt|dd|tr|caption|thead|tbody|table)\b)/gs;
const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const plain = (html: string): string =>
  html
    .replaceAll('<br />', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => named[sign]!)
    .replaceAll(/[ \r\n\t]+/g, ' ')
    .trim();

/** Cleaned HTML as a reader goes through it: a term with its meaning and a row of a table are one block. */
export function blocksOf(html: string): LegalBlock[] {
  const joined = html
    .replaceAll(/<\/t[hd]>\s*<t[hd]\b[^>]*>/g, '｜')
    .replaceAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>/gs, '<dd>$1：');
  return [...joined.matchAll(BLOCK)]
    .map(([, tag = '', inner = '']) => ({
      kind: tag.startsWith('h') ? ('heading' as const) : ('text' as const),
      text: plain(inner),
    }))
    .filter(({ text }) => text !== '');
}
