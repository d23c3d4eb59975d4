/** A browser whose storage does not answer must hold nothing back. */
export const STORAGE_MS = 3000;
