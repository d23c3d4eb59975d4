import { useEffect, useRef } from 'react';

const EVERY_MS = 30_000;
const AT_MOST_EVERY_MS = 5_000;

export function useQuietRefresh(refresh: () => void, on: boolean): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!on) return;
    let last = Date.now();
    const ask = () => {
      if (document.hidden || Date.now() - last < AT_MOST_EVERY_MS) return;
      last = Date.now();
      latest.current();
    };
    const timer = setInterval(ask, EVERY_MS);
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [on]);
}
