import { fold } from '@hub/contracts/shared';
import type { FaqView } from '@hub/contracts/tickets';

export type Findable = { article: FaqView; title: string; words: string };
/** A stretch of a title; `hit` is what was looked for. */
export type Stretch = { text: string; hit: boolean };

/** Folded once, when the list comes: typing only compares. */
export function findable(articles: readonly FaqView[]): Findable[] {
  return articles.map((article) => ({
    article,
    title: fold(article.title),
    words: fold(article.content.replace(/<[^>]*>/g, ' ')),
  }));
}

/** What was typed, as it is compared: word by word. */
const wordsSought = (typed: string): string[] => typed.split(/\s+/).map(fold).filter(Boolean);

/** Articles that have every word; those that have them in the title come first. */
export function findArticles(all: readonly Findable[], typed: string): FaqView[] {
  const terms = wordsSought(typed);
  if (terms.length === 0) return all.map(({ article }) => article);
  const inTitle = ({ title }: Findable) => terms.every((term) => title.includes(term));
  const anywhere = all.filter(({ title, words }) =>
    terms.every((term) => title.includes(term) || words.includes(term)),
  );
  return [...anywhere.filter(inTitle), ...anywhere.filter((one) => !inTitle(one))].map(({ article }) => article);
}

/** A title in stretches, with what was looked for marked, however it is written there. */
export function stretchesOf(text: string, typed: string): Stretch[] {
  const signs = [...text];
  const marks = marksIn(signs, wordsSought(typed));
  const stretches: Stretch[] = [];
  signs.forEach((sign, at) => {
    const last = stretches.at(-1);
    if (last && last.hit === marks[at]) last.text += sign;
    else stretches.push({ text: sign, hit: marks[at] ?? false });
  });
  return stretches;
}

/** Which signs belong to a hit: a sign may fold to none or to several, so each folded one remembers where it came from. */
function marksIn(signs: readonly string[], terms: readonly string[]): boolean[] {
  const marks = signs.map(() => false);
  const from = signs.flatMap((sign, at) => Array.from({ length: fold(sign).length }, () => at));
  const folded = signs.map(fold).join('');
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      // Spaces between the signs of a hit belong to it.
      marks.fill(true, from[at], (from[at + term.length - 1] ?? 0) + 1);
    }
  }
  return marks;
}
