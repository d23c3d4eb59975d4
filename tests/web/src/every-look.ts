import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './accessible.ts';
import { callsUnderWay } from './fake-api.ts';
import { expectFits } from './layout.ts';
import { looks, wearLook } from './looks.ts';

/** The page has what it asked for: its heading stands there, no call is under way and no part waits for one. */
export async function settled(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(1);
  const onTheirWay = () => [callsUnderWay(), document.querySelectorAll('[aria-busy="true"]').length];
  await expect.poll(onTheirWay, { message: 'calls under way, parts that wait' }).toEqual([0, 0]);
}

/** A screen that is open fits and is accessible, light and dark, on a phone and on a desk. */
export async function expectWellInEveryLook(): Promise<void> {
  for (const look of looks) {
    await wearLook(look);
    await settled();
    await expectAccessible(look);
    expectFits(look);
  }
}
