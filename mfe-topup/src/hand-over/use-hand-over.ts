import { useEffect, useRef, useState, type RefObject } from 'react';

/** `still`: the provider's page has not come. `left`: somebody came back from it, or what it takes is too old by now. */
export type HandOverStage = 'going' | 'still' | 'left';

const STILL_MS = 8_000;
/** The provider takes a form for two minutes. */
const STALE_MS = 110_000;

/** Sends the form once, when it is drawn. */
export function useHandOver(): { form: RefObject<HTMLFormElement | null>; stage: HandOverStage } {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [stage, setStage] = useState<HandOverStage>('going');
  useEffect(() => {
    if (!sent.current) form.current?.requestSubmit();
    sent.current = true;
    const still = setTimeout(() => setStage((now) => (now === 'going' ? 'still' : now)), STILL_MS);
    const stale = setTimeout(() => setStage('left'), STALE_MS);
    // A page that the browser kept is shown again as it was, and its form was used.
    const shownAgain = (event: PageTransitionEvent) => event.persisted && setStage('left');
    window.addEventListener('pageshow', shownAgain);
    return () => {
      clearTimeout(still);
      clearTimeout(stale);
      window.removeEventListener('pageshow', shownAgain);
    };
  }, []);
  return { form, stage };
}
