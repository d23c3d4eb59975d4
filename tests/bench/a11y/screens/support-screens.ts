import { everything, follow, ofForm, press, type Screen } from './screen.ts';

const CASE = 'main a[href*="/view/"]';
const LIST = /\/api\/questions\/list/;

/** What players read of the support area. */
export const supportScreens: Screen[] = [
  { name: 'customer centre', path: '/support', who: 'visitor', states: ['normal', 'empty', 'long'] },
  { name: 'service home', path: '/service/H73', who: 'visitor', states: everything },
  { name: 'home in game', path: '/service/H73', who: 'gamer', states: ['normal', 'long'] },
  { name: 'quick service', path: '/service_quick', who: 'visitor', states: ['normal'] },
  { name: 'no such service', path: '/service/H73/nothing', who: 'visitor', states: ['normal'] },
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
    states: ofForm,
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
];
