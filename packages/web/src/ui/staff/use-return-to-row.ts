import { useEffect, useRef } from 'react';
import { focusRow } from './step-to-row.ts';

/** Back in the list the focus stands on the row that was open; the page's title would take it otherwise. */
export function useReturnToRow(openId: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId === null && left !== null) focusRow(left);
  }, [openId]);
}
