import { isApiFault, siteOrigin } from '@hub/web';
import type { Desk, HandOverBody, HandOverStateView } from '@hub/contracts/tickets';
import { useEffect, useRef, useState } from 'react';
import { deskPaths } from '../desk-paths.ts';
import { useBeginHandOverMutation, useLazyHandOverStateQuery } from './hand-over.api.ts';
import { keepHandOver, keptHandOver, type HandedOver } from './kept-hand-over.ts';
import { watchHandOver } from './watch-hand-over.ts';

/** What is given away, once its pictures have settled. */
export type Parcel = Pick<HandedOver, 'typed' | 'left'> & { body: HandOverBody };

export type HandOverWork = {
  desk: Desk;
  game: string;
  draft: string;
  pack: () => Promise<Parcel>;
  /** It was sent elsewhere, with what stood in the form when it was given away. True when nothing was added since. */
  onSent: (typed: string) => boolean;
};

export type HandOverNow = {
  handed: HandedOver | null;
  state: HandOverStateView | null;
  busy: boolean;
  /** The server's sentence, or '' for none; null while nothing went wrong. */
  failure: string | null;
  /** It was sent, and what was added here meanwhile stays. */
  more: boolean;
  begin: () => void;
};

export function useHandOver({ desk, game, draft, pack, onSent }: HandOverWork): HandOverNow {
  const [post] = useBeginHandOverMutation();
  const [handed, setHanded] = useState(() => keptHandOver(draft));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [more, setMore] = useState(false);
  const state = useWatched(desk, handed);
  const ended = isEnded(state);
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  useEffect(() => {
    if (!ended || !handed) return;
    keepHandOver(draft, null);
    if (state?.state === 'sent') setMore(!told.current(handed.typed));
    // Once, when the end is known.
  }, [ended]);

  const begin = async () => {
    setFailure(null);
    setBusy(true);
    try {
      const { body, ...of } = await pack();
      const { code, watch } = await post({ desk, body }).unwrap();
      const address = `${siteOrigin()}${deskPaths(desk, game).goOn}#${code}`;
      const now: HandedOver = { ...of, address, watch, at: Date.now() };
      keepHandOver(draft, now);
      setHanded(now);
    } catch (thrown) {
      setFailure((isApiFault(thrown) && (thrown.fields.msg ?? Object.values(thrown.fields)[0])) || '');
    } finally {
      setBusy(false);
    }
  };
  return { handed, state, busy, failure, more, begin: () => void begin() };
}

const isEnded = (state: HandOverStateView | null) => state?.state === 'sent' || state?.state === 'over';

function useWatched(desk: Desk, handed: HandedOver | null): HandOverStateView | null {
  const [ask] = useLazyHandOverStateQuery();
  const [known, setKnown] = useState<{ watch: string; view: HandOverStateView } | null>(null);
  const watch = handed?.watch;
  const state = known && known.watch === watch ? known.view : null;
  const ended = isEnded(state);
  useEffect(() => {
    if (!handed || ended) return;
    const { watch, at } = handed;
    return watchHandOver({
      at,
      ask: async () => (await ask({ desk, body: { watch } })).data,
      tell: (view) => setKnown({ watch, view }),
    });
  }, [ask, desk.api, handed, ended]);
  return state;
}
