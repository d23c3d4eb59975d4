import { useLayoutEffect } from 'react';

/** While `away`, the screen is hidden; afterwards the focus is where it was, in a half-written answer for instance. */
export function useFocusReturn(away: boolean): void {
  useLayoutEffect(() => {
    if (!away) return;
    const before = document.activeElement;
    return () => {
      // The screen becomes visible in this very commit; only what is visible can take the focus.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      });
    };
  }, [away]);
}
