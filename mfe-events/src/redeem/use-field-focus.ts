import { useEffect, useRef, useState, type RefObject } from 'react';

type FieldFocus = {
  field: RefObject<HTMLInputElement | null>;
  /** Number of attempts so far. */
  attempt: number;
  /** Call it when an attempt has ended. */
  tried: () => void;
};

/**
 * The one field of a form takes the focus when an attempt left an error at it. What was `refused` as a whole is selected:
 * pasted behind it, the next one would be read as one with it.
 */
export function useFieldFocus(error: string | undefined, refused: boolean): FieldFocus {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ error, refused });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    latest.current = { error, refused };
  });
  useEffect(() => {
    if (attempt === 0 || latest.current.error === undefined) return;
    field.current?.focus();
    if (latest.current.refused) field.current?.select();
  }, [attempt]);
  return { field, attempt, tried: () => setAttempt((count) => count + 1) };
}
