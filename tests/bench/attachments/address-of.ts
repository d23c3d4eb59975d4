/** The address of one household of many. */
export const addressOf = (net: number, n: number): string => `10.${net}.${Math.floor(n / 250)}.${n % 250}`;
