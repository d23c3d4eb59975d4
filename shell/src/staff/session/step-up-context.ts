import { isApiFault } from '@hub/web';
import { createContext, useContext } from 'react';

/** `ask` opens the question and answers whether a code was shown. */
type Asker = { ask: () => Promise<boolean> };

export const StepUpContext = createContext<Asker>({ ask: () => Promise.resolve(false) });

const wantsFactor = (fault: unknown) => isApiFault(fault) && fault.fields.step_up !== undefined;

/**
 * Runs a change; when it wants a fresh second factor, asks for one and runs it again. Rejects with the fault, also when
 * the question is dismissed.
 */
export function useStepUp(): <T>(run: () => Promise<T>) => Promise<T> {
  const { ask } = useContext(StepUpContext);
  return async (run) => {
    try {
      return await run();
    } catch (fault) {
      if (wantsFactor(fault) && (await ask())) return run();
      throw fault;
    }
  };
}
