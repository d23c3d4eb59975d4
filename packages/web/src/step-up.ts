import { createContext, useContext } from 'react';
import { isApiFault } from './base-query.ts';

/** `ask` opens the question and answers whether a code was shown. */
export type StepUpPrompt = { ask: () => Promise<boolean> };

export const StepUpContext = createContext<StepUpPrompt>({ ask: () => Promise.resolve(false) });

/** Refused until a fresh second factor is shown. */
export const wantsFactor = (fault: unknown) => isApiFault(fault) && fault.fields.step_up !== undefined;

/**
 * Runs a change of staff; when it wants a fresh second factor, asks for one and runs it again. Rejects with the fault, also when
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
