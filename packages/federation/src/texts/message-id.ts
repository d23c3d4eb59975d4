/** All areas share one table: two may say the same words and translate them differently. */
export const messageId = (area: string, id: string): string => `${area}.${id}`;
