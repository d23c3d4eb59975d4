import { object, type InferType } from 'yup';
import { listOf, part, text, textOrNull, view, whole } from '../../shared/view.ts';
import { figureNames, figureRange } from './figures.ts';

export const helpedQuery = object({ ...figureRange, game_id: figureNames() });
export type HelpedQuery = InferType<typeof helpedQuery>;

const article = part({ id: whole(), title: textOrNull(), hits: whole(), before: whole() });
export type HelpedArticle = InferType<typeof article>;

/** With the range before. `articles`: those that helped most; `title` null: no form offers it any more. */
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
