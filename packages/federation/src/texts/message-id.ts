/**
 * Name of a text at run time. Lingui makes it from the text alone and all areas share one table, so the area stands
 * before it: two areas may say the same words and mean, or translate, them differently.
 */
export const messageId = (area: string, id: string): string => `${area}.${id}`;
