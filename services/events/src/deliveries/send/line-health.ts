import { answered, faulty, type Tried } from './outcome.ts';
import type { SendSettings } from './settings.ts';

export type Health = { circuit: 'closed' | 'open'; why: string; faults: number; pleas: number };
export type NextHealth = Health & {
  opened: boolean;
  closed: boolean;
  /** With these it asked for patience too often in a row for people not to know. */
  pleading: boolean;
  /** The game asked to be left alone for so many ms; 0: it did not. */
  pauseMs: number;
};

/**
 * A signature that is not taken opens the circuit at once: key or clock is wrong, and every mail would meet the same.
 */
export function healthAfter(
  now: Health,
  tries: readonly Tried[],
  { faultsToOpen, pleasToTell, pauseMs, longestPauseMs }: SendSettings,
): NextHealth {
  const next: NextHealth = { ...now, opened: false, closed: false, pleading: false, pauseMs: 0 };
  for (const tried of tries) {
    if (answered(tried)) {
      next.circuit = 'closed';
      next.faults = 0;
      next.pleas = 0;
      next.why = '';
    } else if (faulty(tried)) {
      next.faults = Math.min(next.faults + 1, 9999);
      if (tried.outcome === 'unauthorised' || next.faults >= faultsToOpen) {
        next.circuit = 'open';
        next.why = tried.outcome === 'unauthorised' ? 'bad_signature' : tried.error;
      }
    } else if (tried.outcome === 'later') {
      next.pleas = Math.min(next.pleas + 1, 9999);
      next.pauseMs = Math.max(next.pauseMs, Math.min(tried.afterMs || pauseMs, longestPauseMs));
    }
  }
  next.pleading = now.pleas < pleasToTell && next.pleas >= pleasToTell;
  next.opened = now.circuit === 'closed' && next.circuit === 'open';
  next.closed = now.circuit === 'open' && next.circuit === 'closed';
  return next;
}
