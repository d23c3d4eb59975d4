import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { press, type Screen } from './screen.ts';

const SESSION = /\/api\/auth\/member_session$/;
const ACCOUNT_LINK = '**/api/auth/account_link';

async function askForCode(page: Page): Promise<void> {
  const email = `looks-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel('電子信箱').fill(email);
  await press('寄驗證碼給我')(page);
  await page.getByText(`驗證碼已寄到 ${email}`).waitFor();
}

/** As a game account answers that a member linked before. */
async function linkedBefore(page: Page): Promise<void> {
  await page.route(ACCOUNT_LINK, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, linked_at: '2026-11-20T12:00:00+08:00' } } });
  });
  await page.reload();
  await page.getByText('改連結到我的會員信箱').click();
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
  {
    name: 'game account to link',
    path: '/member/game-account',
    who: 'gamer',
    states: ['normal', 'error', 'fields', 'loading', 'long'],
    send: press('寄驗證碼給我'),
  },
  {
    name: 'code of a game account',
    path: '/member/game-account',
    who: 'gamer',
    states: ['normal', 'fields'],
    reach: askForCode,
    send: press('連結這個遊戲帳號'),
  },
  { name: 'linked game account', path: '/member/game-account', who: 'gamer', states: ['normal'], reach: linkedBefore },
  { name: 'own report, signed out', path: '/member/report/support/10231', who: 'visitor', states: ['normal'] },
  { name: 'no such own report', path: '/member/report/support/99999999', who: 'member', states: ['normal'] },
];
