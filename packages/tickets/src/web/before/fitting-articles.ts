import { answersIn } from '@hub/contracts/tickets';
import { fold } from '@hub/contracts/shared';
import type { FaqView } from '@hub/contracts/tickets';

const MOST = 3;
/** So many signs of a description say what it is about; it may be two thousand long. */
const READ = 600;
const IN_TITLE = 3;

type Article = Pick<FaqView, 'id' | 'type_id' | 'title' | 'content'>;
type Known<A> = { article: A; title: Set<string>; body: Set<string> };
export type Library<A extends Article = Article> = readonly Known<A>[];

/** What a text is found by: pairs of neighbouring Chinese characters, and whole words of letters and digits. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const part of text.split(/[^\p{L}\p{N}]+/u)) {
    for (const [run] of fold(part).matchAll(/\p{Script=Han}+|[a-z0-9]+/gu)) {
      if (/^[a-z0-9]/.test(run)) {
        if (run.length > 1) terms.add(run);
      } else for (let at = 0; at + 2 <= run.length; at += 1) terms.add(run.slice(at, at + 2));
    }
  }
  return terms;
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

export const libraryOf = <A extends Article>(articles: readonly A[]): Library<A> =>
  articles.map((article) => ({ article, title: termsOf(article.title), body: termsOf(plain(article.content)) }));

/** Those of the type first. A term counts the more the fewer articles have it, and three times in a title. */
export function fittingArticles<A extends Article>(library: Library<A>, type: string, written: string): A[] {
  const terms = [...termsOf(answersIn(written).slice(0, READ))];
  const has = ({ title, body }: Known<A>, term: string) => title.has(term) || body.has(term);
  const weights = new Map(
    terms.map((term) => {
      const known = library.filter((one) => has(one, term)).length;
      return [term, known === 0 ? 0 : Math.log(1 + library.length / known)];
    }),
  );
  const rated = library.map((one) => {
    const hits = terms.filter((term) => has(one, term));
    const score = hits.reduce((sum, term) => sum + (weights.get(term) ?? 0) * (one.title.has(term) ? IN_TITLE : 1), 0);
    const speaks = hits.length > 1 && hits.some((term) => one.title.has(term));
    return { ...one, score, speaks };
  });
  const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
  const ofType = rated.filter(({ article }) => article.type_id === type).sort(byScore);
  const others = rated.filter(({ article, speaks }) => article.type_id !== type && speaks).sort(byScore);
  return [...ofType, ...others].slice(0, MOST).map(({ article }) => article);
}
