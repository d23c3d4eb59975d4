import { useRef, useState } from 'react';

export type Attempt = {
  busy: boolean;
  start: () => Promise<void>;
  /** Now, or when the attempt under way has ended well: its success would undo what is done meanwhile. */
  afterwards: (act: () => void) => void;
  stop: () => void;
};

/** A second press while the first runs does nothing. `run` gives whether it ended well. */
export function useAttempt(run: (signal: AbortSignal) => Promise<boolean>): Attempt {
  const running = useRef<AbortController>(undefined);
  const next = useRef<() => void>(undefined);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (running.current) return;
    const attempt = (running.current = new AbortController());
    setBusy(true);
    try {
      if (await run(attempt.signal)) next.current?.();
    } finally {
      running.current = next.current = undefined;
      setBusy(false);
    }
  };
  const afterwards = (act: () => void) => {
    if (running.current) next.current = act;
    else act();
  };
  return { busy, start, afterwards, stop: () => running.current?.abort() };
}
