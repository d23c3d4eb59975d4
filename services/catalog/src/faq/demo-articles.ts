import { demoReceiptArticles } from './demo-receipt-articles.ts';
import { demoServiceArticles } from './demo-service-articles.ts';
import type { DemoArticle } from './save-article.ts';

const order = [1, 3, 2, 4, 5, 6, 7, 9, 8, 10];

/** Help articles of the demonstration, in the order in which players see them. */
export const demoArticles: DemoArticle[] = [...demoReceiptArticles, ...demoServiceArticles].toSorted(
  (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
);
