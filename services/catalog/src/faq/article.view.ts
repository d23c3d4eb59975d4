import { inLanguage, type Language } from '@hub/contracts/shared';
import type { FaqView } from '@hub/contracts/tickets';
import type { Article } from './article.entity.ts';

export function articleView(article: Article, language: Language): FaqView {
  const { id, type_id, title, content } = inLanguage(article, ['title', 'content'], language);
  return { id, type_id, title, content };
}
