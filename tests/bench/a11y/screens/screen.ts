import type { Page } from '@playwright/test';
import type { State } from '../states.ts';

export type Principal = 'visitor' | 'player' | 'gamer' | 'member' | 'staff';
export type Screen = {
  name: string;
  /** Address; a player's token is added to it, and for a `gamer` the mode of a game's window. */
  path: string;
  who: Principal;
  /** Login of the staff account, where it is none of an agent; role and account of the player, where others have more to see. */
  as?: string;
  player?: { role: string; uid: string };
  states: readonly State[];
  /** What is done before looking: opens a case, a menu, a dialog. */
  reach?: (page: Page) => Promise<void>;
  /** Sends the form of this screen as it stands. */
  send?: (page: Page) => Promise<void>;
  /** Calls that are answered even where nothing else is. */
  spared?: RegExp;
  /** Nothing of the remote can be had. */
  remoteAway?: boolean;
};

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
export const follow = (selector: string, text?: string) => async (page: Page) => {
  const link = page.locator(selector, text ? { hasText: text } : {}).first();
  await link.click();
  await page.waitForURL(/\/(?:view|questions)\/\d+/);
};
/** The first row of a list of staff; `address` is where it leads. */
export const openRow = (selector: string, address: RegExp) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.waitForURL(address);
};

export const everything = ['normal', 'empty', 'error', 'loading', 'offline', 'long'] as const;
/** Of a form: it has nothing to be empty. */
export const ofForm = ['normal', 'error', 'fields', 'loading', 'offline', 'long'] as const;
export const fetched = ['normal', 'error', 'loading'] as const;
export const ME = /\/api\/staff\/me$/;
