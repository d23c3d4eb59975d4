import { faultOf, type Log } from '../log/logger.ts';

export type Repeating = { close(): Promise<void> };

/** `pauseMs` after each round; several processes may do so beside each other. */
export function repeatEvery(pauseMs: number, work: () => Promise<void>, log: Log): Repeating {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const wait = () => {
    if (closed) return;
    timer = setTimeout(
      () => {
        running = work()
          .catch((error: unknown) => log.warn(faultOf(error), 'a round failed'))
          .finally(wait);
      },
      pauseMs * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
  };
  wait();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
