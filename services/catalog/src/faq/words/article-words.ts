export type ArticleWords = Record<number, { title: string; content: string }>;
