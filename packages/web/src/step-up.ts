import { createContext, useContext } from 'react';
import { isApiFault } from './base-query.ts';

/** `ask` answers whether a code was shown. */
export type StepUpPrompt = { ask: () => Promise<boolean> };

export const StepUpContext = createContext<StepUpPrompt>({ ask: () => Promise.resolve(false) });

export const wantsFactor = (fault: unknown) => isApiFault(fault) && fault.fields.step_up !== undefined;

/** Asks for a fresh second factor where it is wanted and runs again. Rejects also when that is dismissed. */
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
