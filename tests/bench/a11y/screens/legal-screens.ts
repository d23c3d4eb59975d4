import type { Page } from '@playwright/test';
import { fetched, ME, press, type Screen } from './screen.ts';

const auditor = { who: 'staff', as: 'auditor', spared: ME } as const;
const editor = { who: 'staff', as: 'product_admin' } as const;

const LIST = '/staff/legal';
const ONE = /\/staff\/legal\/\d+$/;

/** There is one draft at a time: whichever look is first begins it. */
async function openDraft(page: Page): Promise<void> {
  const draft = page.getByRole('main').getByRole('link').filter({ hasText: '草稿' }).first();
  if (!(await draft.isVisible())) {
    await press(/^開新草稿/)(page);
    await page.waitForURL(ONE, { timeout: 5000 }).catch(() => page.reload());
  }
  if (!ONE.test(page.url())) await draft.click();
  await page.waitForURL(ONE);
}
const inDraft = (name: string) => async (page: Page) => {
  await openDraft(page);
  await page.getByRole('link', { name, exact: true }).click();
};

/** The legal texts as they are in force, and a draft of the next version. */
export const legalScreens: Screen[] = [
  { name: 'legal texts', path: LIST, states: fetched, ...auditor },
  { name: 'a version of the legal texts', path: `${LIST}/1`, states: fetched, ...auditor },
  { name: 'one of its texts', path: `${LIST}/1/refund`, states: ['normal'], ...auditor },
  { name: 'what a version changes', path: `${LIST}/1/changes`, states: ['normal'], ...auditor },
  {
    name: 'draft of the legal texts',
    path: LIST,
    states: ['normal', 'fields'],
    reach: openDraft,
    send: press('送第二人核准發布'),
    ...editor,
  },
  { name: 'editor of a legal text', path: LIST, states: ['normal'], reach: inDraft('退費辦法'), ...editor },
  {
    name: 'what a draft of the legal texts changes',
    path: LIST,
    states: ['normal'],
    reach: inDraft('差異'),
    ...editor,
  },
];
