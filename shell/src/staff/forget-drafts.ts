/** Where every form of the site keeps its drafts. */
const DRAFTS = 'hub.draft.';

/** Takes half-written answers off a shared machine when somebody signs out. */
export function forgetDrafts(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(DRAFTS))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Where storage is refused there are no drafts.
  }
}
