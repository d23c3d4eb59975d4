import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's slowdown of 4 makes a middle-class phone of a machine with an index of about 1750. */
const PHONE_INDEX = 1750 / 4;
const LOOKS = 5;

/**
 * How many of that phone this machine is, by Lighthouse's own index: 4 on a fast machine, below 1 it is slower than the
 * phone. The best of some looks, because the index is taken by the clock and others only make it smaller.
 */
export async function machineInPhones(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  let best = 0;
  for (let look = 0; look < LOOKS; look += 1)
    best = Math.max(best, await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`));
  await page.close();
  return best / PHONE_INDEX;
}
