import { useEffect, useRef } from 'react';

/** Moves the focus once what was asked for is drawn: to the first of these ids that is there and can take it. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const ids = wanted.current;
    wanted.current = [];
    for (const id of ids) {
      const found = document.getElementById(id);
      if (!found || found.matches(':disabled')) continue;
      found.focus();
      return;
    }
  });
  return (...ids) => {
    wanted.current = ids;
  };
}
