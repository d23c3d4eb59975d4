import type { Page } from '@playwright/test';
import { focus, motion, sideways, spacing, targets } from './by-hand.ts';
import { lookAt, type Look } from './look.ts';
import type { Size } from './open-visit.ts';
import type { Screen } from './screens/screen.ts';
import { bringAbout, type State } from './states.ts';

export type Seen = Look & { screen: string; looks: number };
/** `known`: what was measured already, by screen and scheme. */
type Order = { screen: Screen; state: State; size: Size; url: string; known: Known };
export type Known = (screen: string, scheme: string) => Set<string>;

const QUIET_MS = 2_000;
/** A crowded machine may take as long to bring the page in the place of the document's skeleton. */
const SKELETON_MS = 15_000;
const SHOWN_MS = 300;
const REPAINT_MS = 100;
/** A state that is brought about only once the page is there: what leads to the screen must be answered. */
const LATE = new Set<State>(['error', 'loading', 'offline']);

/** What is under way may end; a live stream never does. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.waitForTimeout(SHOWN_MS);
}

async function bringThere(page: Page, { screen, state, url }: Order): Promise<void> {
  const reached = screen.reach !== undefined && LATE.has(state);
  if (!reached) await bringAbout(page, state, screen.spared);
  await page.goto(url + screen.path, { waitUntil: 'load' });
  await page
    .locator('h1.boot-title')
    .waitFor({ state: 'detached', timeout: SKELETON_MS })
    .catch(() => undefined);
  if (reached) {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
    await bringAbout(page, state, screen.spared);
  }
  await settle(page);
  await screen.reach?.(page);
  if (state === 'fields') await screen.send?.(page);
  await settle(page);
}

/** Light, then dark, on the same page; the rest once. A page that cannot be reached is a fault as well. */
export async function visit(page: Page, order: Order): Promise<Seen> {
  const { screen, state, size, known } = order;
  const seen: Seen = { screen: screen.name, looks: 0, faults: [], measured: 0 };
  const take = ({ faults, measured }: Look, mode: string) => {
    seen.looks += 1;
    seen.faults.push(...faults.map((fault) => `${mode}: ${fault}`));
    seen.measured += measured;
  };
  try {
    await page.emulateMedia({ colorScheme: 'light' });
    await bringThere(page, order);
    take(await lookAt(page, 'all', known(screen.name, 'light')), 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(REPAINT_MS);
    take(await lookAt(page, 'colours', known(screen.name, 'dark')), 'dark');
    seen.faults.push(...(await sideways(page)), ...(await motion(page)));
    if (size.name === 'phone') seen.faults.push(...(await byHand(page, screen, state)));
    if (state === 'normal') {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      seen.faults.push(...(await focus(page)));
    }
  } catch (error) {
    seen.faults.push(`not reached: ${(error as Error).message.split('\n')[0] ?? ''}`);
  }
  return seen;
}

async function byHand(page: Page, { who }: Screen, state: State): Promise<string[]> {
  if (state === 'loading') return [];
  // The desk is made for a mouse and keys; its smaller targets keep the 24 px of WCAG, which axe looks at.
  const small = who === 'staff' ? [] : await targets(page);
  // Other states have no more text than these two.
  const cut = state === 'normal' || state === 'long' ? await spacing(page) : [];
  return [...small, ...cut];
}
