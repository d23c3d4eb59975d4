import type { FaqView } from '@hub/contracts/tickets';
import type { Article } from './article.entity.ts';

export const articleView = ({ id, type_id, title, content }: Article): FaqView => ({ id, type_id, title, content });
