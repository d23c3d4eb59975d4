import { faultOf, type Log } from '@hub/nest-kit/log';

/** Does several pieces of tidying again and again, all of a round at once; one that fails does not keep the others. */
export function tidyEvery(everyMs: number, works: (() => Promise<unknown>)[], log: Log) {
  let running: Promise<void> | null = null;
  const quietly = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.warn(faultOf(error), 'tidying failed'));
  const round = () =>
    Promise.all(works.map(quietly)).then(() => {
      running = null;
    });
  const timer = setInterval(() => (running ??= round()), everyMs);
  return {
    stop: () => clearInterval(timer),
    /** The round that was under way. */
    ended: async () => {
      await running;
    },
  };
}
