import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's slowdown of 4 makes a middle-class phone of a machine with an index of about 1750. */
const PHONE_INDEX = 1750 / 4;
const LOOKS = 3;

/**
 * How much this machine, as busy as it is at the moment, must be slowed down to be that phone, by Lighthouse's own index:
 * 4 on a fast idle machine; less where the machine is slow or shared, never below 1.
 */
export async function slowdownToPhone(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const found: number[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    found.push(await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`));
  await page.close();
  const index = found.sort((a, b) => a - b)[1] ?? PHONE_INDEX;
  return Math.min(4, Math.max(1, Number((index / PHONE_INDEX).toFixed(1))));
}
