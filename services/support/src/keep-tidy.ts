import { faultOf, type Log } from '@hub/nest-kit/log';

const TIDY_MS = 60_000;

/** Does its works every minute, one round at a time; a work that fails is told and tried again in the next. */
export function keepTidy(log: Log, works: (() => Promise<unknown>)[]): { close: () => Promise<void> } {
  const quietly = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.warn(faultOf(error), 'tidying failed'));
  let round: Promise<void> | null = null;
  const tidyUp = () =>
    Promise.all(works.map(quietly)).then(() => {
      round = null;
    });
  const timer = setInterval(() => (round ??= tidyUp()), TIDY_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
