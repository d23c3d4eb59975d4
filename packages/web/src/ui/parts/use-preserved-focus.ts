import { useEffect, useRef, type RefObject } from 'react';
import { isNothingFocused } from '@hub/web';

/** Where the focus went with a button that is gone, the part itself takes it. `shown`: undefined while it loads. */
export function usePreservedFocus<Part extends HTMLElement>(
  shown: string | number | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (changed && isNothingFocused()) part.current?.focus({ preventScroll: true });
  }, [shown]);
  return part;
}
