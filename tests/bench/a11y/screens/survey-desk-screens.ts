import type { Page } from '@playwright/test';
import { everything, fetched, ME, press, type Screen } from './screen.ts';

const OPERATOR = { who: 'staff', as: 'event_operator' } as const;
const ADMIN = { who: 'staff', as: 'product_admin' } as const;

const FIND = '/staff/personal-data/find';
async function findSomebody(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^信箱/ }).fill('somebody@example.com');
  await page.getByRole('textbox', { name: /^為什麼要找/ }).fill('看看這個畫面');
  await press('在所有服務裡找')(page);
  await page.getByRole('heading', { name: '登記這個人的請求' }).waitFor();
}
async function takeDown(page: Page): Promise<void> {
  await findSomebody(page);
  await page.getByRole('radio', { name: /^刪除/ }).check();
  await press('登記請求')(page);
  await page.waitForURL(/\/requests\/\d+$/);
  await page.getByRole('heading', { name: '經過' }).waitFor();
}

/** A list of two lines, of which one is none. */
async function importList(page: Page): Promise<void> {
  const buffer = Buffer.from('role_id,account_id\n7777777,777777777\nx,y\n');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await press('上傳並比對')(page);
  await page.waitForURL(/\/imports\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What staff sees of surveys. The first one is of the seed. */
export const surveyDeskScreens: Screen[] = [
  { ...OPERATOR, name: 'surveys of staff', path: '/staff/surveys', states: everything, spared: ME },
  {
    ...OPERATOR,
    name: 'new survey',
    path: '/staff/surveys/new',
    states: ['normal', 'fields'],
    send: press('存成草稿'),
  },
  { ...OPERATOR, name: 'survey of staff', path: '/staff/surveys/1', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey form', path: '/staff/surveys/1/edit', states: ['normal', 'long'] },
  { ...OPERATOR, name: 'survey results', path: '/staff/surveys/1/results', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey eligible', path: '/staff/surveys/1/eligible', states: fetched, spared: ME },
  {
    ...OPERATOR,
    name: 'file of a survey',
    path: '/staff/surveys?kind=exclusive',
    states: ['normal'],
    reach: async (page) => {
      await page.locator('main a[href^="/staff/surveys/"]:not([href$="/new"])').first().click();
      await page.getByRole('link', { name: '資格名單' }).click();
      await importList(page);
    },
  },
  { ...OPERATOR, name: 'survey rewards', path: '/staff/surveys/1/rewards', states: fetched, spared: ME },
  { ...OPERATOR, name: 'survey exports', path: '/staff/surveys/1/exports', states: ['normal'] },
  { ...ADMIN, name: 'personal data', path: '/staff/personal-data', states: fetched, spared: ME },
  {
    ...ADMIN,
    name: 'find a person',
    path: FIND,
    states: ['normal', 'fields'],
    send: press('在所有服務裡找'),
  },
  { ...ADMIN, name: 'found person', path: FIND, states: ['normal'], reach: findSomebody },
  { ...ADMIN, name: 'request about personal data', path: FIND, states: ['normal'], reach: takeDown },
  {
    ...ADMIN,
    name: 'proof of a request about personal data',
    path: FIND,
    states: ['normal', 'fields'],
    reach: async (page) => {
      await takeDown(page);
      await press('記下身分已確認')(page);
    },
    send: async (page) => page.getByRole('dialog').getByRole('button', { name: '記下身分已確認' }).click(),
  },
  { ...ADMIN, name: 'members who stay away', path: '/staff/personal-data/inactivity', states: fetched, spared: ME },
  { ...ADMIN, name: 'no such request', path: '/staff/personal-data/requests/99999999', states: ['normal'] },
  { ...OPERATOR, name: 'no such survey', path: '/staff/surveys/99999999', states: ['normal'] },
];
