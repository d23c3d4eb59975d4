/** So long a token opens its order and fills in the next one. */
export const TOKEN_DAYS = 180;
