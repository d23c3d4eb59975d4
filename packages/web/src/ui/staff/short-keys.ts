import { useSyncExternalStore } from 'react';

const KEY = 'hub.staff.keys';
const listeners = new Set<() => void>();
/** Without storage the choice lasts as long as the page. */
let chosen: boolean | undefined;

/** Do single letters act? On unless this browser was told otherwise: speech input types letters as well. */
export function shortKeysOn(): boolean {
  try {
    // Read anew: every area of the desk brings its own copy of this file.
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return chosen ?? true;
  }
}

export function setShortKeys(wanted: boolean): void {
  chosen = wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // See `chosen`.
  }
  listeners.forEach((listener) => listener());
}

export function useShortKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shortKeysOn);
}
