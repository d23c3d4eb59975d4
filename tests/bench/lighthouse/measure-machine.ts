import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's slowdown of 4 makes a middle-class phone of a machine with an index of about 1750. */
const PHONE_INDEX = 1750 / 4;
const LOOKS = 3;

/**
 * How many of that phone this machine is, as busy as it is at the moment, by Lighthouse's own index: 4 on a fast idle
 * machine. Below 1 it is slower than the phone.
 */
export async function machineInPhones(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const found: number[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    found.push(await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`));
  await page.close();
  return (found.sort((a, b) => a - b)[1] ?? 0) / PHONE_INDEX;
}
