import { useStepUp, wantsFactor } from '@hub/web';
import { useState } from 'react';

export type Change<A, T> = {
  run: (argument: A) => Promise<T | undefined>;
  busy: boolean;
  error: unknown;
  /** Said once it worked, until the next attempt. */
  done: boolean;
};

/** A change at the desk with its outcome. Asks for the second factor when it is wanted; a dismissed question is no fault. */
export function useChange<A, T>(call: (argument: A) => { unwrap: () => Promise<T> }): Change<A, T> {
  const stepUp = useStepUp();
  const [state, setState] = useState<{ busy: boolean; done: boolean; error?: unknown }>({ busy: false, done: false });
  const run = async (argument: A) => {
    if (state.busy) return undefined;
    setState({ busy: true, done: false });
    try {
      const answer = await stepUp(() => call(argument).unwrap());
      setState({ busy: false, done: true });
      return answer;
    } catch (error) {
      setState({ busy: false, done: false, error: wantsFactor(error) ? undefined : error });
      return undefined;
    }
  };
  return { run, ...state, error: state.error };
}
