import { everything, fetched, follow, ME, ofForm, press, type Screen } from './screen.ts';

const CASE = 'main a[href*="/view/"]';
const LIST = /\/api\/vipquestions\/list/;
const RANKED = { role: '123456780', uid: 'uid-900002' };

/** What ranked players read. */
export const vipScreens: Screen[] = [
  { name: 'VIP home', path: '/vipservice?param_game_id=H73', who: 'visitor', states: everything },
  { name: 'VIP home in game', path: '/vipservice/H73', who: 'gamer', player: RANKED, states: ['normal', 'long'] },
  { name: 'VIP home, not ranked', path: '/vipservice/H73', who: 'player', states: ['normal'] },
  { name: 'no such VIP page', path: '/vipservice/H73/nothing', who: 'visitor', states: ['normal'] },
  {
    name: 'VIP look-up',
    path: '/vipservice/H73/query',
    who: 'visitor',
    states: ['normal', 'fields', 'long'],
    send: press('查看回報'),
  },
  { name: 'VIP list', path: '/vipservice/H73/list', who: 'player', player: RANKED, states: everything },
  {
    name: 'VIP case',
    path: '/vipservice/H73/list',
    who: 'player',
    player: RANKED,
    states: ofForm,
    reach: follow(CASE),
    send: press('填寫完畢並送出'),
    spared: LIST,
  },
  {
    name: 'VIP report from the web',
    path: '/vipservice/H73/create',
    who: 'visitor',
    states: ofForm,
    send: press('確認 ID'),
  },
  {
    name: 'VIP report in game',
    path: '/vipservice/H73/create',
    who: 'gamer',
    player: RANKED,
    states: ofForm,
    send: press('送出回報'),
  },
  {
    name: 'no such VIP case',
    path: '/vipservice/H73/view/99999999',
    who: 'player',
    player: RANKED,
    states: ['normal'],
  },
  {
    name: 'VIP used link',
    path: '/vipservice/H73/continue#AAAAAAAAAAAAAAAAAAAAAA',
    who: 'visitor',
    states: ['normal'],
  },
  { name: 'VIP queue', path: '/staff/vipquestions', who: 'staff', states: fetched },
  { name: 'VIP list of staff', path: '/staff/vip', who: 'staff', as: 'product_admin', states: everything, spared: ME },
  {
    name: 'new VIP entry',
    path: '/staff/vip/entries/new',
    who: 'staff',
    as: 'product_admin',
    states: ['normal', 'fields'],
    send: press('加入名單'),
  },
  { name: 'VIP imports', path: '/staff/vip/import', who: 'staff', as: 'product_admin', states: fetched, spared: ME },
  { name: 'VIP rules', path: '/staff/vip/rules', who: 'staff', as: 'product_admin', states: ['normal'] },
  { name: 'VIP rule', path: '/staff/vip/rules/H73', who: 'staff', as: 'product_admin', states: fetched, spared: ME },
];
