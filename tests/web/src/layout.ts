import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findFocusFault, leaveFocus } from '../../layout/focus.ts';
import { findMisfits } from '../../layout/misfits.ts';

export { findBrokenWords } from '../../layout/broken-words.ts';

/** Nothing is cut off, beyond the edge, or upon another control. */
export const expectFits = (what?: string): void => expect(findMisfits(), what).toEqual([]);

/** Everything that Tab reaches shows it, and is to be seen then. */
export async function expectSeenFocus(steps = 25): Promise<void> {
  const faults: string[] = [];
  leaveFocus();
  for (let step = 0; step < steps; step += 1) {
    await userEvent.keyboard('{Tab}');
    const fault = findFocusFault();
    if (fault === 'end') break;
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
}
