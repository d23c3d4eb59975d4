let stopped = false;

/** At a sign-out: a form would write what stands in it once more while the page goes. */
export function stopDrafts(): void {
  stopped = true;
}

export const draftsStopped = (): boolean => stopped;
