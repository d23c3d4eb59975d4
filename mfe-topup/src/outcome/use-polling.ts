import { useEffect, useRef, useState } from 'react';

/** Soon at first: who comes from the provider's page waits for its word. Ever more rarely then. */
const STEPS_MS = [3_000, 3_000, 4_000, 5_000, 10_000, 15_000, 30_000, 60_000];
/** About half an hour; then only when somebody asks. */
const TIMES = 36;

export type Polling = { rests: boolean; again: () => void };

/** `of`: what is asked after. It begins anew when this changes, and when somebody looks at the page again. */
export function usePolling(of: string, on: boolean, ask: () => void): Polling {
  const [{ key, times }, setDone] = useState({ key: of, times: 0 });
  const [hidden, setHidden] = useState(document.hidden);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const done = key === of ? times : 0;
  const rests = on && done >= TIMES;
  const again = () => {
    latest.current();
    setDone({ key: of, times: 0 });
  };
  useEffect(() => {
    const look = () => {
      setHidden(document.hidden);
      if (!document.hidden && on) again();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  useEffect(() => {
    if (!on || hidden || done >= TIMES) return;
    const timer = setTimeout(
      () => {
        latest.current();
        setDone({ key: of, times: done + 1 });
      },
      STEPS_MS[Math.min(done, STEPS_MS.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [of, on, hidden, done]);
  return { rests, again };
}
