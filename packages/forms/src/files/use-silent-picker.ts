import { recordPicker } from '@hub/web';
import { useEffect, useState } from 'react';

const PATIENCE_MS = 60_000;

export type SilentPicker = {
  silent: boolean;
  opened: () => void;
  answered: () => void;
  gave: () => void;
};

/** A picker that opens takes the focus or hides the page; a press after which neither happens was in vain. */
export function useSilentPicker(): SilentPicker {
  const [waiting, setWaiting] = useState(false);
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    if (!waiting) return;
    const answer = () => setWaiting(false);
    const timer = setTimeout(() => {
      setSilent(true);
      recordPicker('dead');
      setWaiting(false);
    }, PATIENCE_MS);
    addEventListener('blur', answer);
    document.addEventListener('visibilitychange', answer);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', answer);
      document.removeEventListener('visibilitychange', answer);
    };
  }, [waiting]);

  const answered = () => {
    setWaiting(false);
    setSilent(false);
  };
  return {
    silent,
    opened: () => setWaiting(true),
    answered,
    gave: () => {
      answered();
      recordPicker('1');
    },
  };
}
