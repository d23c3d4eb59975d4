import { useRef, useState } from 'react';

export type Attempt = {
  busy: boolean;
  start: () => Promise<void>;
  /** Calls it off; what already left is not held back. */
  stop: () => void;
};

/** One attempt at a time: a second press while the first runs does nothing. */
export function useAttempt(run: (signal: AbortSignal) => Promise<void>): Attempt {
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (running.current) return;
    const attempt = (running.current = new AbortController());
    setBusy(true);
    try {
      await run(attempt.signal);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { busy, start, stop: () => running.current?.abort() };
}
