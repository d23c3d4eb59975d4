import { object, type InferType } from 'yup';
import { listOf, part, text, textOrNull, view, whole } from '../../shared/view.ts';
import { figureNames, figureRange } from './figures.ts';

export const helpedQuery = object({ ...figureRange, game_id: figureNames() });
export type HelpedQuery = InferType<typeof helpedQuery>;

const article = part({ id: whole(), title: textOrNull(), hits: whole(), before: whole() });
export type HelpedArticle = InferType<typeof article>;

/**
 * How often an article spared a report, beside the range of the same length before. `articles`: the first of them, those
 * that helped most first; `title` is null for one that no form offers any more.
 */
export const helpedFiguresView = view('HelpedFigures', {
  data: part({
    total: whole(),
    before: whole(),
    points: listOf(part({ from: text(), until: text(), hits: whole() })),
    articles: listOf(article),
  }),
});
export type HelpedFiguresView = InferType<typeof helpedFiguresView>;
export type HelpedFigures = HelpedFiguresView['data'];
