import { useSyncExternalStore } from 'react';

const KEY = 'hub.staff.keys';
const listeners = new Set<() => void>();
let on: boolean | undefined;

/** Do single letters act? On unless this browser was told otherwise: speech input types letters as well. */
export function shortKeysOn(): boolean {
  try {
    on ??= localStorage.getItem(KEY) !== 'off';
  } catch {
    on ??= true;
  }
  return on;
}

export function setShortKeys(wanted: boolean): void {
  on = wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

export function useShortKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shortKeysOn);
}
