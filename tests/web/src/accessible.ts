import axe from 'axe-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What fades in has not its own colours yet: it is brought to its end. To wait for it would have no limit. */
function endMovements(): void {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  moving.forEach((movement) => movement.finish());
}

/** No axe rule of WCAG 2.2 AA or best practice is broken on this screen. */
export async function expectAccessible(what?: string): Promise<void> {
  endMovements();
  // A page is drawn a moment before it has its title.
  await expect.poll(() => document.title).not.toBe('');
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(told, what).toEqual([]);
}
