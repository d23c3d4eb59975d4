import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part of a page whose buttons go when they have done their work: where the focus went with one of them, the part
 * itself takes it. `shown`: what the part shows now; undefined while it loads.
 */
export function usePreservedFocus<Part extends HTMLElement>(
  shown: string | number | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
