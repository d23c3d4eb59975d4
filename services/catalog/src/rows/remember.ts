/** How long what is read often is kept in memory. */
export const REMEMBER_MS = 2000;
