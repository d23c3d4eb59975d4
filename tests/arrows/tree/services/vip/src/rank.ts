export const rank = 1;
