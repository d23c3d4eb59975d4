import type { Page } from '@playwright/test';
import { ofForm, press, type Screen } from './screen.ts';

/** What answers to the form of the sent report: the real one would file a report per look. */
async function answerReport(page: Page): Promise<void> {
  const msg = { question_id: 204817, check_id: '7KQ2-M9XA-4D3H', token: 'x.y.z' };
  await page.route('**/api/questions/create_web_form', (route) => route.fulfill({ json: { msg } }));
  await page.getByLabel('問題類型').selectOption({ index: 1 });
  await page.getByLabel('電子信箱').fill('someone@example.com');
  await page.getByLabel('問題描述').fill('點數卡序號輸入後顯示處理中，一直沒有入帳。');
  await press('送出回報')(page);
  await page.getByRole('dialog').waitFor();
}

/** The articles for a type, with one of them unfolded. */
async function readFirst(page: Page): Promise<void> {
  await page.getByLabel('問題類型').selectOption('2');
  await page.getByRole('region', { name: '送出前先看看' }).locator('summary').last().click();
}

async function solveIt(page: Page): Promise<void> {
  await page.route('**/api/questions/article_helped', (route) => route.fulfill({ json: { msg: { counted: true } } }));
  await readFirst(page);
  await press('這解決了我的問題')(page);
  await page.getByRole('dialog').waitFor();
}

const chooseType = (type: string) => async (page: Page) => {
  await page.getByLabel('問題類型').selectOption(type);
};

/** Ways to a report. */
export const formScreens: Screen[] = [
  {
    name: 'report form',
    path: '/service/G112/create',
    who: 'visitor',
    states: ofForm,
    send: press('送出回報'),
  },
  {
    name: 'form in game',
    path: '/service/H73/create',
    who: 'gamer',
    states: ['normal', 'fields'],
    send: press('送出回報'),
  },
  {
    name: 'form chooser',
    path: '/service/MA96/confirm-issue',
    who: 'visitor',
    states: ofForm,
    send: press('下一步'),
  },
  {
    name: 'top-up form',
    path: '/service/G112/report-issue?form_id=topup_not_received',
    who: 'visitor',
    states: ofForm,
    send: press('送出回報'),
  },
  {
    name: 'top-up form in game',
    path: '/service/H73/report-issue?form_id=topup_not_received',
    who: 'gamer',
    states: ['normal', 'fields'],
    send: press('送出回報'),
  },
  {
    name: 'generic form',
    path: '/service/G112/report-issue?form_id=account_lost',
    who: 'visitor',
    states: ['normal', 'fields', 'long'],
    send: press('送出回報'),
  },
  {
    name: 'complaint form',
    path: '/service/G112/create',
    who: 'visitor',
    states: ['normal', 'fields'],
    reach: chooseType('complaint'),
    send: press('送出回報'),
  },
  {
    name: 'form of game records',
    path: '/service/H73/create',
    who: 'gamer',
    states: ['normal', 'fields'],
    reach: chooseType('game_history'),
    send: press('送出回報'),
  },
  { name: 'before sending', path: '/service/H73/create', who: 'visitor', states: ['normal', 'long'], reach: readFirst },
  { name: 'solved', path: '/service/H73/create', who: 'visitor', states: ['normal', 'long'], reach: solveIt },
  { name: 'report sent', path: '/service/H73/create', who: 'gamer', states: ['normal'], reach: answerReport },
  {
    name: 'hand-over',
    path: '/service/H73/create',
    who: 'gamer',
    states: ['normal', 'error'],
    reach: press('改用瀏覽器接著填'),
  },
];
