/** Only games' servers on the open net are called. */
export const PUBLIC_ONLY = Symbol('public only');
