import { useLocation } from '@hub/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Messages that are drawn at once; a case may have hundreds. */
const SHOWN = 40;

type Shown = {
  /** Place of the first message that is drawn. */
  from: number;
  earlier: () => void;
};

/**
 * The last messages of a long conversation, and more of those before by a press, which moves the focus to the first of them.
 * `ids`: anchors of all messages in their order. `reach`: one that must be among the drawn, as of when the page opened; so is
 * the one that the address names. On paper stands everything.
 */
export function useShownFrom(ids: readonly string[], reach?: string): Shown {
  const { hash } = useLocation();
  const [wantedFrom, setFrom] = useState(() => {
    const wanted = [hash.slice(1), reach].map((id) => (id ? ids.indexOf(id) : -1)).filter((at) => at >= 0);
    return Math.min(Math.max(0, ids.length - SHOWN), ...wanted);
  });
  // Of another case that stands in the same place there may be fewer.
  const from = Math.min(wantedFrom, Math.max(0, ids.length - SHOWN));
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    const message = revealed.current === undefined ? null : document.getElementById(revealed.current);
    revealed.current = undefined;
    if (!message) return;
    message.tabIndex = -1;
    message.focus();
  }, [from]);
  const showAll = useEffectEvent(() => flushSync(() => setFrom(0)));
  useEffect(() => {
    const onPrint = () => showAll();
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, []);
  const earlier = () => {
    const next = Math.max(0, from - SHOWN);
    revealed.current = ids[next];
    setFrom(next);
  };
  return { from, earlier };
}
