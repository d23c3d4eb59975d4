import { useLive } from '@hub/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { Other } from './staff-work.api.ts';

const BEAT_MS = 12_000;
/** Somebody who has typed nothing for so long is reading again. */
const STILL_MS = 10_000;

export type AtCase = {
  others: readonly Other[];
  /** To be called whenever something is typed. */
  typed: () => void;
};

/** Who else has this case open. Says so of oneself while the page is looked at; without an answer nobody is shown. */
export function usePresence(id: number): AtCase {
  const { desk, work, signedIn } = useStaffDesk();
  const [send] = work.presence.useMutation();
  const [others, setOthers] = useState<readonly Other[]>([]);
  const lastTyped = useRef(0);

  const beat = useCallback(() => {
    if (document.hidden || !signedIn) return;
    const doing = Date.now() - lastTyped.current < STILL_MS ? 'writing' : 'reading';
    send({ id, doing })
      .unwrap()
      .then(setOthers, () => setOthers([]));
  }, [id, send, signedIn]);

  useEffect(() => {
    const leave = () => void send({ id, doing: 'gone' });
    const turn = () => (document.hidden ? leave() : beat());
    beat();
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, [id, send, beat]);
  // Who came while the stream was being opened is seen then, not at the next beat.
  useLive(`p:${desk.key}:${id}`, beat, beat);

  const typed = useCallback(() => {
    const began = Date.now() - lastTyped.current >= STILL_MS;
    lastTyped.current = Date.now();
    if (began) beat();
  }, [beat]);
  return { others, typed };
}
