import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;

/** Waits until it is so; throws these words when it takes longer than the limit. */
export async function until(isSo: () => Promise<boolean>, limitMs: number, words: string): Promise<void> {
  const ends = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > ends) throw new Error(words);
    await sleep(PAUSE_MS);
  }
}
