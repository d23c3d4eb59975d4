import { faultOf, type Log } from '@hub/nest-kit/log';

/** Does its works again and again, one round at a time; a work that fails is told and tried again in the next. */
export function keepTidy(log: Log, everyMs: number, works: (() => Promise<unknown>)[]): { close: () => Promise<void> } {
  const quietly = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.warn(faultOf(error), 'tidying failed'));
  let round: Promise<void> | null = null;
  const tidyUp = () =>
    Promise.all(works.map(quietly)).then(() => {
      round = null;
    });
  const timer = setInterval(() => (round ??= tidyUp()), everyMs);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
