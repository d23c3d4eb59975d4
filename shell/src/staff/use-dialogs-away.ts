import { useLayoutEffect } from 'react';

/**
 * While `away`, the screen is hidden. A modal dialog that was open on it would still hold everything else still, the
 * sign-in as well: it closes, and opens again as it was afterwards.
 */
export function useDialogsAway(away: boolean): void {
  useLayoutEffect(() => {
    if (!away) return;
    const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:empty)');
    open.forEach((dialog) => dialog.close());
    return () => {
      // The screen becomes visible in this very commit. A dialog that was answered meanwhile is empty, or gone.
      requestAnimationFrame(() => {
        open.forEach((dialog) => {
          if (dialog.isConnected && !dialog.open && dialog.hasChildNodes()) dialog.showModal();
        });
      });
    };
  }, [away]);
}
