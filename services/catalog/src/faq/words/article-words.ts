/** Title and HTML of articles in one language, by the number of the article. */
export type ArticleWords = Record<number, { title: string; content: string }>;
