import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../../../../tests/browser.ts';
import { mailOf, openGames, type Games } from './site-side.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let games: Games;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [games, browser] = await Promise.all([openGames(), chromium.launch(launchOptions)]);
  page = await browser.newPage();
  await games.send(mailOf({ title: '冬季慶典' }));
  await games.send(mailOf({ role_id: '999999997' }));
});
afterAll(() => Promise.all([browser.close(), games.close()]));

it.each(['/', '/log', '/control', '/games/H73', '/games/H73/roles/123456789'])(
  '%s reads well on a phone and at a desk',
  async (path) => {
    await page.goto(games.url + path);
    await page.evaluate(axe.source);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const faults = await page.evaluate(async (values) => {
        const runner = (globalThis as unknown as { axe: typeof axe }).axe;
        const options = { runOnly: { type: 'tag' as const, values }, resultTypes: ['violations' as const] };
        const { violations } = await runner.run(document, options);
        const over = document.documentElement.scrollWidth - innerWidth;
        const told = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        return over > 0 ? [...told, `${over} px too wide`] : told;
      }, tags);
      expect(faults, `${width} px`).toEqual([]);
    }
  },
);
