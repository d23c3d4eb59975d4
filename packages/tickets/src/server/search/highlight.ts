import { maskPersonal } from '@hub/nest-kit/audit';
import { foldWords } from './grams.ts';

export type SnippetPart = { text: string; hit: boolean };

const BEFORE = 24;
const AFTER = 56;

/** How texts are compared: without spaces, so that a line break within a word hides nothing. */
export const tight = (text: string): string => foldWords(text).replace(/\s+/g, '');

/** Signs as they are compared: the same few thousand stand in all texts. */
const folds = new Map<string, string>();
const FOLDS = 20_000;

function foldSign(sign: string): string {
  const known = folds.get(sign);
  if (known !== undefined) return known;
  if (folds.size >= FOLDS) folds.clear();
  const folded = tight(sign);
  folds.set(sign, folded);
  return folded;
}

/** The text as it is compared, without spaces, and for each of its units which sign of the text it came from. */
function foldedWithPlaces(signs: readonly string[]): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  for (const [at, sign] of signs.entries()) {
    const part = foldSign(sign);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(at);
  }
  return { folded, places };
}

/** Signs of markdown that say nothing beside words. */
const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/^ {0,3}(?:#{1,6}|>) +/gm, '');

/** The part around the first term, every term marked; null for none. Masked before, so personal data marks nothing. */
export function snippetOf(text: string, terms: readonly string[]): SnippetPart[] | null {
  const signs = [...maskPersonal(plain(text)).replace(/\s+/g, ' ').trim()];
  const { folded, places } = foldedWithPlaces(signs);
  const marked = new Set<number>();
  let first = Infinity;
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      first = Math.min(first, places[at] ?? 0);
      for (let unit = at; unit < at + term.length; unit += 1) marked.add(places[unit] ?? 0);
    }
  }
  if (first === Infinity) return null;
  const from = Math.max(0, first - BEFORE);
  const to = Math.min(signs.length, first + AFTER);
  const parts: SnippetPart[] = [];
  for (let at = from; at < to; at += 1) {
    const hit = marked.has(at);
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += signs[at];
    else parts.push({ text: signs[at] ?? '', hit });
  }
  if (from > 0) parts.unshift({ text: '…', hit: false });
  if (to < signs.length) parts.push({ text: '…', hit: false });
  return parts;
}
