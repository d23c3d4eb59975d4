import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from '../db/faults.ts';

const TRIES = 5;

/**
 * For a statement of a test's own, outside transactions: a service may still write what belongs to an answer that was given.
 * Of two that wait for each other the database ends either.
 */
export async function askAgain<T>(statement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await statement();
    } catch (error) {
      if (!isRetryable(error) || attempt >= TRIES) throw error;
      await sleep(50);
    }
  }
}
