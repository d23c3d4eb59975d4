import { isApiFault } from '@hub/web';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SolvedCaptcha } from './solve-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';
export type Captcha = {
  state: CaptchaState;
  token: string;
  /** Begins unless it runs or is done; the token, or null when it failed. */
  solve: () => Promise<string | null>;
  renew: () => void;
  /** The token was taken: the next one is made when it is needed. */
  spend: () => void;
};
/** The solver is fetched with the first challenge: many forms never need it. */
async function fetchAndSolve(challengeUrl: string, signal: AbortSignal): Promise<SolvedCaptcha> {
  const { solveCaptcha } = await import('./solve-captcha.ts');
  return solveCaptcha(challengeUrl, signal);
}

const LIMIT_MS = 60_000;

/** Where the refusal asks for a check that needs no hand, sends once more with its token. */
export async function sendChecked<T>(send: (captcha?: { captcha_token: string }) => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    const view = isApiFault(thrown) ? thrown.captcha : undefined;
    if (view?.provider !== 'altcha') throw thrown;
    const solved = await fetchAndSolve(view.challenge_url, AbortSignal.timeout(LIMIT_MS)).catch(() => null);
    if (!solved) throw thrown;
    return send({ captcha_token: solved.token });
  }
}

type Run = { promise: Promise<SolvedCaptcha | null>; until: number; controller: AbortController };

/** For one submit, again after every use or expiry. */
export function useCaptcha(challengeUrl: string): Captcha {
  const [state, setState] = useState<CaptchaState>('idle');
  const [token, setToken] = useState('');
  const run = useRef<Run | null>(null);

  const start = useCallback((): Run => {
    const controller = new AbortController();
    const started: Run = { controller, until: Infinity, promise: Promise.resolve(null) };
    const settle = (solved: SolvedCaptcha | null) => {
      if (run.current !== started) return;
      if (solved) started.until = solved.until;
      else run.current = null;
      setToken(solved?.token ?? '');
      setState(solved ? 'done' : 'failed');
    };
    started.promise = fetchAndSolve(challengeUrl, controller.signal).catch(() => null);
    void started.promise.then(settle);
    run.current = started;
    setState('working');
    return started;
  }, [challengeUrl]);

  const solve = useCallback(async () => {
    const current = run.current && run.current.until > Date.now() ? run.current : start();
    return (await current.promise)?.token ?? null;
  }, [start]);

  const spend = useCallback(() => {
    run.current?.controller.abort();
    run.current = null;
    setToken('');
    setState('idle');
  }, []);

  const renew = useCallback(() => {
    spend();
    void start();
  }, [spend, start]);

  useEffect(
    () => () => {
      run.current?.controller.abort();
      run.current = null;
    },
    [challengeUrl],
  );

  return { state, token, solve, renew, spend };
}
