import { useSyncExternalStore } from 'react';
import { siteAddress } from './foreign-page.ts';

const PROBE_MS = [3_000, 6_000, 12_000, 30_000];
const PROBE_LIMIT_MS = 5_000;

const listeners = new Set<() => void>();
let lost = typeof navigator !== 'undefined' && navigator.onLine === false;
let timer: ReturnType<typeof setTimeout> | undefined;
let step = 0;

function set(now: boolean): void {
  if (now !== lost) {
    lost = now;
    listeners.forEach((listener) => listener());
  }
  clearTimeout(timer);
  if (!lost) step = 0;
  else timer = setTimeout(() => void probe(), PROBE_MS[Math.min(step++, PROBE_MS.length - 1)]);
}

async function probe(): Promise<void> {
  const limit = new AbortController();
  const patience = setTimeout(() => limit.abort(), PROBE_LIMIT_MS);
  try {
    // Any answer will do, also one that a page of another site may not read.
    await fetch(siteAddress('/healthz'), { mode: 'no-cors', cache: 'no-store', signal: limit.signal });
    set(false);
  } catch {
    set(true);
  } finally {
    clearTimeout(patience);
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('offline', () => set(true));
  addEventListener('online', () => void probe());
}

export const recordAnswer = (): void => set(false);

/** A call of ours went unanswered. The browser's own word for it is not enough: it calls a dead hotspot online. */
export const recordSilence = (): void => set(true);

export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
  );
}
