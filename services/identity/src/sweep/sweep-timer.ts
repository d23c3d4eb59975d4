import { faultOf, type Log } from '@hub/nest-kit/log';

export type SweepTimer = { close(): Promise<void> };

/** Repeats a sweep with a pause after each round; several processes may do so beside each other. */
export function sweepEvery(pauseMs: number, sweep: () => Promise<void>, log: Log): SweepTimer {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const wait = () => {
    if (closed) return;
    timer = setTimeout(
      () => {
        running = sweep()
          .catch((error: unknown) => log.warn(faultOf(error), 'sweep failed'))
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
