import type { Page } from '@playwright/test';
import type { State } from './states.ts';

export type Who = 'visitor' | 'player' | 'gamer' | 'staff';
export type Screen = {
  name: string;
  /** Address; a player's token is added to it, and for a `gamer` the mode of a game's window. */
  path: string;
  who: Who;
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

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const follow = (selector: string, text?: string) => async (page: Page) => {
  const link = page.locator(selector, text ? { hasText: text } : {}).first();
  await link.click();
  await page.waitForURL(/\/(?:view|questions)\/\d+/);
};
const CASE = 'main a[href*="/view/"]';
const ME = /\/api\/staff\/me$/;
const QUEUE = /\/api\/staff\/(?:me$|questions(?:\?|$))/;
const LIST = /\/api\/questions\/list/;

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

const everything = ['normal', 'empty', 'error', 'loading', 'offline', 'long'] as const;

/** Every route of the shell and of the support area, its staff screens included. */
export const screens: Screen[] = [
  { name: 'portal', path: '/game', who: 'visitor', states: everything },
  { name: 'games menu', path: '/game', who: 'visitor', states: ['normal', 'long'], reach: press('遊戲') },
  { name: 'site menu', path: '/support', who: 'visitor', states: ['normal'], reach: press('選單') },
  { name: 'agreement', path: '/member/complete_agreement', who: 'visitor', states: ['normal'] },
  { name: 'nothing here', path: '/no/such/page', who: 'visitor', states: ['normal'] },
  { name: 'click', path: '/click/nothing', who: 'visitor', states: ['error', 'loading'] },
  { name: 'opening soon', path: '/vipservice/H73', who: 'visitor', states: ['normal', 'long'] },
  { name: 'resting', path: '/service/g83tw', who: 'visitor', states: ['normal'], remoteAway: true },
  { name: 'customer centre', path: '/support', who: 'visitor', states: ['normal', 'empty', 'long'] },
  { name: 'service home', path: '/service/H73', who: 'visitor', states: everything },
  { name: 'home in game', path: '/service/H73', who: 'gamer', states: ['normal', 'long'] },
  {
    name: 'report form',
    path: '/service/G112/create',
    who: 'visitor',
    states: ['normal', 'error', 'fields', 'loading', 'offline', 'long'],
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
    states: ['normal', 'error', 'fields', 'loading', 'offline', 'long'],
    send: press('下一步'),
  },
  {
    name: 'top-up form',
    path: '/service/G112/report-issue?form_id=topup_not_received',
    who: 'visitor',
    states: ['normal', 'error', 'fields', 'loading', 'offline', 'long'],
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
  { name: 'before sending', path: '/service/H73/create', who: 'visitor', states: ['normal', 'long'], reach: readFirst },
  { name: 'solved', path: '/service/H73/create', who: 'visitor', states: ['normal', 'long'], reach: solveIt },
  { name: 'report sent', path: '/service/H73/create', who: 'gamer', states: ['normal'], reach: answerReport },
  {
    name: 'look-up',
    path: '/service/g66naxx2tw/query',
    who: 'visitor',
    states: ['normal', 'fields', 'long'],
    send: press('查看回報'),
  },
  { name: 'list', path: '/service/H73/list', who: 'player', states: everything },
  {
    name: 'case',
    path: '/service/H73/list',
    who: 'player',
    states: ['normal', 'error', 'fields', 'loading', 'offline', 'long'],
    reach: follow(CASE),
    send: press('送出'),
    spared: LIST,
  },
  { name: 'case in game', path: '/service/H73/list', who: 'gamer', states: ['normal'], reach: follow(CASE) },
  { name: 'closed case', path: '/service/H73/list', who: 'player', states: ['normal'], reach: follow(CASE, '已結案') },
  {
    name: 'rating',
    path: '/service/H73/list?state=closed',
    who: 'player',
    states: ['normal', 'fields', 'long'],
    reach: follow(CASE, '閃退'),
    send: press('送出評分'),
    spared: LIST,
  },
  {
    name: 'closing',
    path: '/service/H73/list?state=replied',
    who: 'player',
    states: ['normal', 'long'],
    reach: async (page) => {
      await follow(CASE)(page);
      await press('問題解決了，結案')(page);
    },
  },
  {
    name: 'case continued',
    path: '/service/H73/list?state=closed',
    who: 'player',
    states: ['normal', 'long'],
    reach: async (page) => {
      await follow(CASE, '閃退')(page);
      await page.getByRole('link', { name: '問題又發生了' }).click();
      await page.getByText('不接續，當作新的回報').waitFor();
    },
  },
  { name: 'no such case', path: '/service/H73/view/99999999', who: 'player', states: ['normal'] },
  { name: 'FAQ', path: '/faq', who: 'visitor', states: everything },
  { name: 'article', path: '/faq?id=3', who: 'visitor', states: ['normal', 'loading', 'error'] },
  { name: 'no such article', path: '/faq?id=99999', who: 'visitor', states: ['normal'] },
  { name: 'help', path: '/help/home', who: 'visitor', states: everything },
  { name: 'used link', path: '/service/H73/continue#AAAAAAAAAAAAAAAAAAAAAA', who: 'visitor', states: ['normal'] },
  {
    name: 'hand-over',
    path: '/service/H73/create',
    who: 'gamer',
    states: ['normal', 'error'],
    reach: press('改用瀏覽器接著填'),
  },
  {
    name: 'sign-in',
    path: '/staff',
    who: 'visitor',
    states: ['normal', 'error', 'fields', 'loading'],
    send: press('登入'),
  },
  { name: 'desk', path: '/staff/questions', who: 'staff', states: everything, spared: ME },
  {
    name: 'desk, filters',
    path: '/staff/questions?queue=all&language=en&priority=1',
    who: 'staff',
    states: ['normal', 'empty', 'error', 'loading', 'long'],
    spared: ME,
  },
  { name: 'desk, search', path: '/staff/questions/search', who: 'staff', states: ['normal'], spared: ME },
  { name: 'desk, found', path: '/staff/questions?q=儲值', who: 'staff', states: ['normal', 'loading'], spared: ME },
  {
    name: 'staff case',
    path: '/staff/questions',
    who: 'staff',
    states: ['normal', 'error', 'fields', 'loading', 'offline', 'long'],
    reach: follow('main a[href*="/staff/questions/"]'),
    send: press(/^送出/),
    spared: QUEUE,
  },
  {
    name: 'reports',
    path: '/staff/reports',
    who: 'staff',
    states: ['normal', 'error', 'loading', 'offline'],
    spared: ME,
  },
  { name: 'canned replies', path: '/staff/questions/macros', who: 'staff', states: everything, spared: ME },
  {
    name: 'canned reply',
    path: '/staff/questions/macros',
    who: 'staff',
    states: ['normal', 'error', 'loading', 'offline', 'long'],
    reach: async (page) => {
      await page.locator('main a[href*="/macros/"]').first().click();
      await page.waitForURL(/\/macros\/\d+/);
    },
    spared: /\/api\/staff\/(?:me$|questions\/macros\?)/,
  },
  { name: 'background work', path: '/staff/questions/jobs', who: 'staff', states: everything, spared: ME },
  {
    name: 'whitelist',
    path: '/staff/settings/whitelist',
    who: 'staff',
    states: ['normal', 'error', 'loading'],
    spared: ME,
  },
  {
    name: 'holidays',
    path: '/staff/settings/holidays',
    who: 'staff',
    states: ['normal', 'error', 'loading'],
    spared: ME,
  },
  { name: 'deliveries', path: '/staff/deliveries?show=all', who: 'staff', states: everything, spared: ME },
  {
    name: 'delivery',
    path: '/staff/deliveries?show=rejected',
    who: 'staff',
    states: ['normal', 'error', 'loading', 'offline', 'long'],
    reach: async (page) => {
      await page.locator('main a[data-row]').first().click();
      await page.waitForURL(/\/staff\/deliveries\/\d+/);
    },
    spared: /\/api\/staff\/(?:me$|deliveries(?:\?|$))/,
  },
  {
    name: 'lines to the games',
    path: '/staff/deliveries/health',
    who: 'staff',
    states: ['normal', 'error', 'loading', 'offline', 'long'],
    spared: ME,
  },
  {
    name: 'charts of deliveries',
    path: '/staff/deliveries/figures',
    who: 'staff',
    states: ['normal', 'error', 'loading', 'offline'],
    spared: ME,
  },
  { name: 'batches', path: '/staff/deliveries/batches', who: 'staff', states: everything, spared: ME },
  {
    name: 'look-up of roles',
    path: '/staff/deliveries/roles?game=H73',
    who: 'staff',
    states: ['normal', 'fields', 'long'],
    send: press('查角色'),
    spared: ME,
  },
  { name: 'keys', path: '/staff/keys', who: 'staff', states: ['normal', 'error', 'loading'], spared: ME },
  { name: 'game-address', path: '/staff/keys/address?game=H73', who: 'staff', states: ['normal'], spared: ME },
  { name: 'approvals', path: '/staff/approvals', who: 'staff', states: ['normal', 'error', 'loading'], spared: ME },
  { name: 'settings', path: '/staff/settings', who: 'staff', states: ['normal', 'error', 'loading'], spared: ME },
  {
    name: 'theme',
    path: '/staff/settings/themes/H73',
    who: 'staff',
    states: ['normal', 'error', 'loading'],
    spared: ME,
  },
  { name: 'setting', path: '/staff/settings/faq/3', who: 'staff', states: ['normal', 'error', 'loading'], spared: ME },
];
