/** State of the history under a link of the site's own menu: its page explains itself where it can do nothing yet. */
export const menuState = { from: 'menu' } as const;

export const fromMenu = (state: unknown): boolean => (state as { from?: unknown } | null)?.from === menuState.from;
