/** Name of the site, in every language. */
export const siteName = 'Player Hub';
