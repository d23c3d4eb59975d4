import { markStaffUse, useStaffMeQuery } from '@hub/web';
import { IDLE_WARNING_S } from '@hub/contracts/identity';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Somebody who types for a long time sends nothing: the desk says so now and then. */
const TELL_EVERY_MS = 4 * 60_000;
/** Coming back to this tab asks who is signed in, at most so often. */
const ASK_EVERY_MS = 60_000;
/** The session ends whatever is done: said this long before. */
const LAST_CALL_S = 10 * 60;
const TICK_MS = 1000;
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export type DeskLife = {
  /** Seconds until the session ends for want of use, once that is near; null otherwise. */
  idleLeft: number | null;
  /** When the session ends in any case, once that is near. */
  endsAt: Date | null;
  /** Goes on: one press is enough. */
  goOn: () => void;
};

/**
 * How long this desk stays signed in. Use of any kind keeps it open, in every tab. Before it ends unused the server is
 * asked once more, so that nobody is warned who is busy in another tab, and once when it is over.
 */
export function useDeskLife(on: boolean): DeskLife {
  const { data: me, fulfilledTimeStamp: heardAt = 0, refetch } = useStaffMeQuery();
  const now = useNow(on);
  useSignsOfUse(on, heardAt, refetch);

  const life = on ? me?.session : undefined;
  const since = (now - heardAt) / 1000;
  const left = life ? life.idle_left_s - since : Infinity;
  const near = left <= IDLE_WARNING_S;
  const confirmed = life !== undefined && life.idle_left_s <= IDLE_WARNING_S;
  const over = left <= 0;
  useEffect(() => {
    if (near && (!confirmed || over)) void refetch();
  }, [near, confirmed, over, heardAt, refetch]);

  const goOn = useCallback(() => {
    markStaffUse();
    void refetch();
  }, [refetch]);
  const last = life && life.ends_in_s - since <= LAST_CALL_S;
  return {
    idleLeft: near && confirmed && !over ? Math.ceil(left) : null,
    endsAt: last ? new Date(heardAt + life.ends_in_s * 1000) : null,
    goOn,
  };
}

function useNow(on: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [on]);
  return now;
}

/** Keys and pointers count as use; the server hears of it when it has heard nothing for some minutes. */
function useSignsOfUse(on: boolean, heardAt: number, refetch: () => unknown): void {
  const latest = useRef({ heardAt, refetch });
  useEffect(() => {
    latest.current = { heardAt, refetch };
  });
  useEffect(() => {
    if (!on) return;
    const ask = (afterMs: number) => {
      if (Date.now() - latest.current.heardAt < afterMs) return;
      latest.current.heardAt = Date.now();
      latest.current.refetch();
    };
    const used = () => {
      markStaffUse();
      ask(TELL_EVERY_MS);
    };
    const seen = () => {
      if (!document.hidden) ask(ASK_EVERY_MS);
    };
    for (const sign of signs) addEventListener(sign, used, { passive: true });
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const sign of signs) removeEventListener(sign, used);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [on]);
}
