import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 64rem)');

/** Is there room for all panes beside each other? */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );
}
