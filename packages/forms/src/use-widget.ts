import type { CaptchaView } from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Widget } from './outside-widget.ts';

/** `waiting`: it looks by itself. `asks`: it wants to be pressed. `missing`: it did not come. */
export type WidgetState = 'loading' | 'waiting' | 'asks' | 'done' | 'missing';
export type Settled = { token: string } | 'waiting' | 'missing';

export type OutsideCaptcha = {
  state: WidgetState;
  token: string;
  place: RefObject<HTMLDivElement | null>;
  /** Its token, waited for while it looks by itself; or that it waits for the player, or is missing. */
  settled: () => Promise<Settled>;
  load: () => void;
  renew: () => void;
};

const PATIENCE_MS = 12_000;
const STEP_MS = 150;

type Now = { state: WidgetState; token: string };
const fresh: Now = { state: 'loading', token: '' };

/** Drawn once for a form and renewed after use and expiry. */
export function useWidget(view: CaptchaView): OutsideCaptcha {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const now = useRef(fresh);
  const [{ state, token }, show] = useState(fresh);
  const [attempt, setAttempt] = useState(0);

  const turn = useCallback((next: Now) => {
    now.current = next;
    show(next);
  }, []);
  const load = useCallback(() => {
    turn(fresh);
    setAttempt((before) => before + 1);
  }, [turn]);

  useEffect(() => {
    let wanted = true;
    const only = (next: Now) => wanted && turn(next);
    const events = {
      passed: (value: string) => only({ state: 'done', token: value }),
      expired: () => only({ state: 'waiting', token: '' }),
      failed: () => only({ state: 'missing', token: '' }),
      asks: () => only({ state: 'asks', token: '' }),
    };
    const draw = async () => {
      const { showWidget } = await import('./outside-widget.ts');
      if (!wanted || !place.current) return;
      const drawn = await showWidget(view, place.current, pageLanguage(), events);
      if (!wanted) return drawn.remove();
      widget.current = drawn;
      if (now.current.state === 'loading') turn({ state: 'waiting', token: '' });
    };
    draw().catch(events.failed);
    return () => {
      wanted = false;
      widget.current?.remove();
      widget.current = null;
    };
    // By its parts: a view that says the same is the same widget.
  }, [view.script_url, view.site_key, view.form, attempt, turn]);

  const renew = useCallback(() => {
    if (now.current.state === 'missing') return;
    turn({ state: 'waiting', token: '' });
    widget.current?.renew();
  }, [turn]);

  const settled = useCallback(async (): Promise<Settled> => {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      const { state: current, token: given } = now.current;
      if (current === 'done') return { token: given };
      if (current === 'missing') return 'missing';
      if (current === 'asks') return 'waiting';
      await new Promise((done) => setTimeout(done, STEP_MS));
    }
    return now.current.state === 'loading' ? 'missing' : 'waiting';
  }, []);

  return { state, token, place, settled, load, renew };
}
