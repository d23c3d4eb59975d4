import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './faults.ts';

const PAUSE_MS = 250;
/** Less than the time that a process has to end. */
const LIMIT_MS = 15_000;

/** For what was done already and must only be written down. */
export async function retryWhileUnavailable<T>(write: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const until = performance.now() + limitMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
