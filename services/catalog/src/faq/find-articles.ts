import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import type { FaqView } from '@hub/contracts/tickets';
import type { Language } from '@hub/contracts/shared';
import { AppError, TtlCache } from '@hub/nest-kit/http';
import { EVERY_GAME } from '../rows/columns.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { Article } from './article.entity.ts';
import { articleView } from './article.view.ts';

export const DEFAULT_SITE = 'long_e';

@Injectable()
export class FindArticles {
  private readonly remembered = new TtlCache<Article[]>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  async ofSite(site: string, language: Language): Promise<FaqView[]> {
    const articles = await this.all();
    const known = articles.some((article) => article.site === site) ? site : DEFAULT_SITE;
    return articles.filter((article) => article.site === known).map((article) => articleView(article, language));
  }

  async one(site: string, id: string, language: Language): Promise<FaqView> {
    const article = (await this.ofSite(site, language)).find((candidate) => String(candidate.id) === id);
    if (!article) throw new AppError(404, { msg: { code: 'ARTICLE_NOT_FOUND' } });
    return article;
  }

  async ofGame(gameId: string, language: Language): Promise<FaqView[]> {
    const articles = await this.all();
    return articles
      .filter(({ site, game_id }) => site === DEFAULT_SITE && (game_id === gameId || game_id === EVERY_GAME))
      .map((article) => articleView(article, language));
  }

  private all(): Promise<Article[]> {
    return this.remembered.get('all', () =>
      this.source.manager.find(Article, {
        where: [
          { published: 1, publish_at: IsNull() },
          // The database's clock: every process shows an article at the same moment.
          { published: 1, publish_at: Raw((column) => `${column} <= NOW(3)`) },
        ],
        order: { sort: 'ASC', id: 'ASC' },
      }),
    );
  }
}
