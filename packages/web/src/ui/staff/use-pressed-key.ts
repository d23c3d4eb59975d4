import { useLayoutEffect, useRef } from 'react';
import { shortKeysOn } from './short-keys.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

export function isTaken(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Not on a screen whose session has ended. Letters can be switched off, `Escape` cannot. */
export function usePressedKey(keys: string | readonly string[], act: (key: string) => void, on: boolean): void {
  const names = [keys].flat().join(' ');
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  // Before the screen is painted: whoever sees the case may already press the key.
  useLayoutEffect(() => {
    if (!on) return;
    const wanted = names.split(' ');
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (!wanted.includes(key) || isTaken(event) || (key.length === 1 && !shortKeysOn())) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [names, on]);
}
