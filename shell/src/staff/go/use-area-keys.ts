import { isTaken, shortKeysOn } from '@hub/web/staff';
import { useEffect, useRef } from 'react';

/** How long the second key may take. */
const PATIENCE_MS = 1500;

/** `tab`: the number of a tab of the frame, from 1. */
type AreaKeys = { palette: () => void; keys: () => void; tab: (nth: number) => void };

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Keys of the frame, while `on`: a screen that has the same key comes first, since it listens closer to the page. */
export function useAreaKeys(acts: AreaKeys, on: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!on) return;
    let since = -Infinity;
    // G and its number before any screen: there a G opens a view, and a number means nothing.
    const before = (event: KeyboardEvent) => {
      if (isTaken(event) || !shortKeysOn()) return;
      const awaited = performance.now() - since < PATIENCE_MS;
      since = event.key === 'g' ? performance.now() : -Infinity;
      if (!awaited || !/^[1-9]$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.tab(Number(event.key));
    };
    const after = (event: KeyboardEvent) => {
      if (isPaletteKey(event) && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        latest.current.palette();
      }
      if (event.key !== '?' || isTaken(event) || !shortKeysOn()) return;
      event.preventDefault();
      latest.current.keys();
    };
    window.addEventListener('keydown', before, true);
    window.addEventListener('keydown', after);
    return () => {
      window.removeEventListener('keydown', before, true);
      window.removeEventListener('keydown', after);
    };
  }, [on]);
}
