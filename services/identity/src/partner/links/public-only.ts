export const PUBLIC_ONLY = Symbol('public only');
