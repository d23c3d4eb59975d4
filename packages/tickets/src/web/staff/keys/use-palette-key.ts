import { useEffect, useRef } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';

/** Ctrl-K or ⌘-K, also from within a field; not while a dialog is open. */
export function usePaletteKey(open: () => void): void {
  const { signedIn } = useStaffDesk();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!signedIn) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [signedIn]);
}
