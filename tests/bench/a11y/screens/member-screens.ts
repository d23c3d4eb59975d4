import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { press, type Screen } from './screen.ts';

const SESSION = /\/api\/auth\/member_session$/;

async function askForCode(page: Page): Promise<void> {
  const email = `looks-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel('電子信箱').fill(email);
  await press('寄驗證碼給我')(page);
  await page.getByText(`驗證碼已寄到 ${email}`).waitFor();
}

/** What members of the site see, and the way in. */
export const memberScreens: Screen[] = [
  {
    name: 'member sign-in',
    path: '/member/login',
    who: 'visitor',
    states: ['normal', 'fields'],
    send: press('寄驗證碼給我'),
  },
  {
    name: 'code of a member',
    path: '/member/login',
    who: 'visitor',
    states: ['normal', 'fields'],
    reach: askForCode,
    send: press('登入'),
  },
  { name: 'own data, signed out', path: '/member/my-data', who: 'visitor', states: ['normal'] },
  {
    name: 'own data',
    path: '/member/my-data',
    who: 'member',
    states: ['normal', 'error', 'fields', 'loading', 'long'],
    send: press('送出申請'),
    spared: SESSION,
  },
  { name: 'game account, outside a game', path: '/member/game-account', who: 'visitor', states: ['normal'] },
  { name: 'own report, signed out', path: '/member/report/support/10231', who: 'visitor', states: ['normal'] },
  { name: 'no such own report', path: '/member/report/support/99999999', who: 'member', states: ['normal'] },
];
