let stopped = false;

/**
 * From now on this page keeps no drafts any more. Called at a sign-out: a form on the page would write what stands in it
 * once more while the page goes.
 */
export function stopDrafts(): void {
  stopped = true;
}

/** Has somebody signed out on this page? */
export const draftsStopped = (): boolean => stopped;
