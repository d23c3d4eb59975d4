import { useEffect, useRef } from 'react';

const IDLE_MS = 1500;
type Connection = { saveData?: boolean };

/** Not for those who save data. */
export function useWhenIdle(ready: boolean, load: () => void): void {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (!ready || connection?.saveData) return;
    const timer = setTimeout(() => latest.current(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [ready]);
}
