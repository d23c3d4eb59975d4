import type { Page } from '@playwright/test';
import { findBrokenWords } from '../layout/broken-words.ts';
import { findFocusFault, leaveFocus } from '../layout/focus.ts';
import { findMisfits } from '../layout/misfits.ts';

/** What does not fit on the page as it stands: cut off, beyond the edge, or one control upon another. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits);

/** Words in letters that go on in the next line in their middle: what holds them is too narrow. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWords);

/** Controls that Tab reaches and that do not show it, or are not to be seen then. */
export async function unseenFocus(page: Page, steps = 25): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(leaveFocus);
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(findFocusFault);
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  return faults;
}
