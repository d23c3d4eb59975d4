import { object, string, type InferType } from 'yup';

/** `site`: a document set, unknown or missing means the default one; `id`: one article. */
export const faqQuery = object({ site: string().default(''), id: string().default('') });
export type FaqQuery = InferType<typeof faqQuery>;

export const noticesQuery = object({ game_id: string().default('') });
export type NoticesQuery = InferType<typeof noticesQuery>;
