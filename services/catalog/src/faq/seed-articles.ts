import type { Db } from '@hub/nest-kit/db';
import { EVERY_GAME } from '../rows/columns.ts';
import { Article } from './article.entity.ts';
import { demoArticles } from './demo-articles.ts';
import { DEFAULT_SITE } from './find-articles.ts';
import { SaveArticle } from './save-article.ts';

export async function seedArticles(db: Db): Promise<void> {
  const save = new SaveArticle(db);
  for (const [index, article] of demoArticles.entries()) {
    if (await db.source.manager.existsBy(Article, { id: article.id })) continue;
    await save.run({
      translations: null,
      ...article,
      site: DEFAULT_SITE,
      game_id: EVERY_GAME,
      sort: (index + 1) * 10,
      published: 1,
    });
  }
}
