import type { Translations } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { Article } from './article.entity.ts';
import { cleanHtml } from './clean-html.ts';

export type NewArticle = Omit<Article, 'id' | 'publish_at'> & { id?: number; publish_at?: Date };
export type DemoArticle = Pick<Article, 'id' | 'type_id' | 'title' | 'content'> &
  Partial<Pick<Article, 'translations'>>;

const cleanTranslations = ({ translations }: Pick<Article, 'translations'>): Translations | null =>
  translations &&
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      { ...texts, content: cleanHtml(texts.content ?? '') },
    ]),
  );

/** Saves an article; what its HTML may not hold is taken out here, once. */
export class SaveArticle {
  constructor(private readonly db: Db) {}

  /** Returns the article's id. */
  async run(article: NewArticle): Promise<number> {
    const row = { ...article, content: cleanHtml(article.content), translations: cleanTranslations(article) };
    return this.db.runTx(async ({ manager }) => (await manager.save(Article, row)).id);
  }
}
