import { useLocation, pageRoot } from '@hub/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RepliesView } from '@hub/contracts/tickets';

type Earlier = {
  /** Loads the page before what is shown and moves the focus to its first message. */
  earlier: () => void;
  busy: boolean;
  /** The last try did not get through. */
  failed: boolean;
};

/** `load` puts the messages before one of them in front; pages are loaded as far as the one that the address names. */
export function useEarlier(talk: RepliesView, load: (before: number) => Promise<unknown>): Earlier {
  const { hash } = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const first = talk.replies[0]?.id ?? 0;
  const named = Number(/^#m(\d+)$/.exec(hash)?.[1] ?? 0);
  const led = useRef<'first' | 'named'>(undefined);
  const reveal = useEffectEvent(() => {
    const message = pageRoot().getElementById(`m${led.current === 'named' ? named : first}`);
    if (!message || !led.current) return;
    led.current = undefined;
    message.tabIndex = -1;
    message.focus();
  });
  useEffect(() => reveal(), [first]);

  const go = (to: 'first' | 'named') => {
    led.current = to;
    setState('busy');
    load(first).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const lacks = named > 0 && named < first && talk.earlier > 0 && state === 'idle';
  const towards = useEffectEvent(() => go('named'));
  useEffect(() => {
    if (lacks) towards();
  }, [lacks]);
  return { earlier: () => go('first'), busy: state === 'busy', failed: state === 'failed' };
}
