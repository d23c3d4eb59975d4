import { serverNow } from '@hub/web';
import type { EventFormView } from '@hub/contracts/events';
import { useEffect, useState } from 'react';
import { phaseOf, untilNextPhase, type Phase } from './event-phase.ts';

/** A timer of the browser holds no more than this. */
const LONGEST_MS = 2 ** 31 - 1;

/** Where the event is; the page opens and closes by itself when the minute has come. */
export function usePhase(event: EventFormView['event']): Phase {
  const [, again] = useState(0);
  const left = untilNextPhase(event, serverNow());
  useEffect(() => {
    if (left === null || left > LONGEST_MS) return;
    const timer = setTimeout(() => again((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return phaseOf(event, serverNow());
}
