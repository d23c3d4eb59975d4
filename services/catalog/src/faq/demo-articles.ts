import { demoReceiptArticles } from './demo-receipt-articles.ts';
import { demoServiceArticles } from './demo-service-articles.ts';
import type { DemoArticle } from './save-article.ts';
import { receiptWordsEn } from './words/receipt-words.en.ts';
import { receiptWordsHk } from './words/receipt-words.hk.ts';
import { serviceWordsEn } from './words/service-words.en.ts';
import { serviceWordsHk } from './words/service-words.hk.ts';

const order = [1, 3, 2, 4, 5, 6, 7, 9, 8, 10];
const words = {
  'zh-HK': { ...receiptWordsHk, ...serviceWordsHk },
  en: { ...receiptWordsEn, ...serviceWordsEn },
};

export const demoArticles: DemoArticle[] = [...demoReceiptArticles, ...demoServiceArticles]
  .map((article) => ({ ...article, translations: { 'zh-HK': words['zh-HK'][article.id], en: words.en[article.id] } }))
  .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
