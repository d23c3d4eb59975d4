import { isApiFault } from '@hub/web';
import { useEffect, useRef, useState } from 'react';

/** Pauses before each try, in seconds; after the last one somebody has to press. */
const PAUSES_S = [5, 15, 45];
/** As much longer than its pause may one try wait: what all desks lost at one moment they do not ask for at one moment. */
const SPREAD = 0.5;

/** What passes by itself: no answer, a service that is away, or too many calls. */
const passes = (fault: unknown): boolean =>
  isApiFault(fault) && (fault.status === 'OFFLINE' || fault.status === 429 || fault.status >= 500);

/** Later each time, later still where the server says so, and not while nobody looks. Is there a try to come? */
export function useRetries(fault: unknown, again: (() => void) | undefined): boolean {
  const [tries, setTries] = useState(0);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  const pause = PAUSES_S[tries];
  const goesOn = again !== undefined && pause !== undefined && passes(fault);
  useEffect(() => {
    if (!goesOn) return;
    const told = isApiFault(fault) ? (fault.retryAfter ?? 0) : 0;
    const ask = () => {
      if (document.hidden) return void document.addEventListener('visibilitychange', ask, { once: true });
      setTries((count) => count + 1);
      latest.current?.();
    };
    const timer = setTimeout(ask, Math.max(pause, told) * (1 + Math.random() * SPREAD) * 1000);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [goesOn, pause, fault]);
  return goesOn;
}
