/**
 * Bytes, as browsers get them, of the scripts that a page of players waits for: the start of the site, what a remote adds to
 * it, and both together.
 */
export const PAGE_LIMITS = { shell: 150_000, remote: 80_000, page: 170_000 };
