import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

/** The card stays open, or closed, from case to case; a new visit begins without it. */
export function setCardOpen(wanted: boolean): void {
  open = wanted;
  listeners.forEach((listener) => listener());
}

export function useCardOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
