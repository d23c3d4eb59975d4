import { stopDrafts } from '@hub/web';

/** Where every form of the site keeps its drafts, and the database of the files that wait with them. */
const DRAFTS = 'hub.draft.';
const FILES = 'hub.drafts';

/** Takes half-written answers off a shared machine when somebody signs out, for good. */
export function forgetDrafts(): void {
  stopDrafts();
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(DRAFTS))
      .forEach((key) => localStorage.removeItem(key));
    indexedDB.deleteDatabase(FILES);
  } catch {
    // Where storage is refused there are no drafts.
  }
}
