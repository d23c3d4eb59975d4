import type { RedeemLog } from '@hub/contracts/events';
import { useEffect, useRef } from 'react';

/** Pauses between the looks, in seconds: most mails are there within the first ones. */
const PAUSES_S = [2, 3, 5, 8, 15, 30, 60];

/** Looks a few times for what became of mails that are on their way, and again whenever something new was redeemed. */
export function useMailWatch(logs: readonly RedeemLog[], weekly: boolean, look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const queued = logs.some(({ mail_status }) => mail_status === 'queued');
  // A weekly mail leaves days from now: nobody waits for it here.
  const waits = queued && !weekly;
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (at: number) => {
      const pause = PAUSES_S[at];
      if (pause === undefined) return;
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') latest.current();
        plan(at + 1);
      }, pause * 1000);
    };
    plan(0);
    return () => clearTimeout(timer);
  }, [waits, logs.length]);
}
