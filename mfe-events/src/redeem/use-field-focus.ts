import { useEffect, useRef, useState, type RefObject } from 'react';

type FieldFocus = {
  field: RefObject<HTMLInputElement | null>;
  /** Number of attempts so far. */
  attempt: number;
  /** Call it when an attempt has ended. */
  tried: () => void;
};

/** The one field of a form takes the focus when an attempt left an error at it. */
export function useFieldFocus(error: string | undefined): FieldFocus {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(error);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    latest.current = error;
  });
  useEffect(() => {
    if (attempt > 0 && latest.current !== undefined) field.current?.focus();
  }, [attempt]);
  return { field, attempt, tried: () => setAttempt((count) => count + 1) };
}
