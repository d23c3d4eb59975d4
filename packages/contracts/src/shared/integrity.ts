/** What vouches for a file of a build: sha256, or sha384 as builds had before. Source: w3.org/TR/sri. */
export const INTEGRITY = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;

/** Browsers take anything else as no check at all. */
export const isIntegrity = (text: unknown): text is string => typeof text === 'string' && INTEGRITY.test(text);
