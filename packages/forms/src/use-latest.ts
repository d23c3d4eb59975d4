import { useInsertionEffect, useRef, type RefObject } from 'react';

/** The newest value, for timers and events that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
