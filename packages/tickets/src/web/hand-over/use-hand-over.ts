import { isApiFault } from '@hub/web';
import type { Desk, HandOverBody, HandOverStateView } from '@hub/contracts/tickets';
import { useEffect, useRef, useState } from 'react';
import { deskPaths } from '../desk-paths.ts';
import { useBeginHandOverMutation, useLazyHandOverStateQuery } from './hand-over.api.ts';

const SOON_MS = 4000;
const LATER_MS = 15_000;
/** Whoever scans the code does it now; after that nobody counts the seconds. */
const PATIENT_AFTER = 60;

export type HandOverLink = { address: string; watch: string };
export type HandOverNow = {
  link: HandOverLink | null;
  state: HandOverStateView | null;
  busy: boolean;
  /** The server's sentence, or '' for none; null while nothing went wrong. */
  failure: string | null;
  begin: (body: HandOverBody) => void;
};

/** Gives a half-written report away and asks how it went, until it was sent or nobody can come any more. */
export function useHandOver(desk: Desk, game: string, onSent: () => void): HandOverNow {
  const [post, { isLoading }] = useBeginHandOverMutation();
  const [link, setLink] = useState<HandOverLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const state = useWatched(desk, link?.watch);
  const sent = state?.state === 'sent';
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  useEffect(() => {
    if (sent) told.current();
  }, [sent]);

  const begin = async (body: HandOverBody) => {
    setFailure(null);
    try {
      const { code, watch } = await post({ desk: desk.api, body }).unwrap();
      setLink({ address: `${location.origin}${deskPaths(desk, game).goOn}#${code}`, watch });
    } catch (thrown) {
      setFailure((isApiFault(thrown) && (thrown.fields.msg ?? Object.values(thrown.fields)[0])) || '');
    }
  };
  return { link, state, busy: isLoading, failure, begin: (body) => void begin(body) };
}

/** How it stands with what this secret watches. A hidden page does not ask; it asks at once when it is seen again. */
function useWatched(desk: Desk, watch: string | undefined): HandOverStateView | null {
  const [ask] = useLazyHandOverStateQuery();
  const [known, setKnown] = useState<{ watch: string; view: HandOverStateView } | null>(null);
  const state = known && known.watch === watch ? known.view : null;
  const ended = state?.state === 'sent' || state?.state === 'over';
  useEffect(() => {
    if (watch === undefined || ended) return;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      if (!document.hidden) {
        const { data } = await ask({ desk: desk.api, body: { watch } });
        if (data) setKnown({ watch, view: data });
        asked += 1;
      }
      timer = setTimeout(() => void look(), asked < PATIENT_AFTER ? SOON_MS : LATER_MS);
    };
    const seen = () => void (document.hidden || look());
    document.addEventListener('visibilitychange', seen);
    timer = setTimeout(() => void look(), SOON_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ask, desk.api, watch, ended]);
  return state;
}
