/** Goes with the way to the page of an entry that was just added. */
export const JUST_SAVED = { saved: true };

export const wasJustSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'saved' in state && state.saved === true;
