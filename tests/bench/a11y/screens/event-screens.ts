import { everything, fetched, ME, ofForm, openRow, press, type Screen } from './screen.ts';

const REDEEM = '/events/event_serial?event_id=1';
const operator = { who: 'staff', as: 'event_operator', spared: ME } as const;
const ofOne = ['', '/test', '/redemptions', '/substitute', '/locks', '/figures', '/exports'];

/** Codes of events, for players; and for staff what is sent into the games, events and their codes. */
export const eventScreens: Screen[] = [
  { name: 'redeeming', path: REDEEM, who: 'player', states: ofForm, send: press(/^兌換$/) },
  { name: 'redeeming in game', path: REDEEM, who: 'gamer', states: ['normal', 'fields'], send: press(/^兌換$/) },
  {
    name: 'everything redeemed',
    path: REDEEM,
    who: 'player',
    player: { role: '123456786', uid: 'uid-900008' },
    states: ['normal', 'long'],
  },
  {
    name: 'redeeming locked',
    path: REDEEM,
    who: 'player',
    player: { role: '123456787', uid: 'uid-900009' },
    states: ['normal'],
  },
  { name: 'event that is over', path: '/events/event_serial?event_id=2', who: 'player', states: ['normal'] },
  { name: 'event to come', path: '/events/event_serial?event_id=3', who: 'player', states: ['normal'] },
  { name: 'redeeming without a token', path: '/events/event_serial', who: 'visitor', states: ['normal'] },
  { name: 'promotion that is over', path: '/events/deliveroo', who: 'visitor', states: ['normal'] },
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
  {
    name: 'batch of deliveries',
    path: '/staff/deliveries/batches',
    states: ['normal', 'long'],
    reach: openRow('main a[href*="/batches/"]', /\/batches\/\d+/),
    ...operator,
  },
  { name: 'compensation', path: '/staff/deliveries/compensate', states: ['normal'], ...operator, as: 'min' },
  { name: 'no such delivery', path: '/staff/deliveries/4000000000', states: ['normal'], ...operator },
  { name: 'events', path: '/staff/events', states: everything, ...operator },
  { name: 'new event', path: '/staff/events/new', states: ['normal'], ...operator },
  ...ofOne.map((part): Screen => {
    const path = `/staff/events/1${part}`;
    return { name: `event${part}`, path, states: ['normal', 'error', 'loading', 'long'], ...operator };
  }),
  { name: 'event/edit', path: '/staff/events/4/edit', states: ['normal', 'long'], ...operator },
  { name: 'batches of codes', path: '/staff/serials', states: everything, ...operator },
  {
    name: 'batch of codes',
    path: '/staff/serials',
    states: ['normal', 'long'],
    reach: openRow('main li:not(nav li) a[href*="/staff/serials/"]', /\/serials\/\d+/),
    ...operator,
  },
  { name: 'look-up of a code', path: '/staff/serials/lookup', states: ['normal'], ...operator },
  {
    name: 'generating codes',
    path: '/staff/serials/generate?event=1',
    states: ['normal', 'fields', 'loading'],
    send: press(/^產生$/),
    ...operator,
  },
  { name: 'importing codes', path: '/staff/serials/import?event=1', states: fetched, ...operator },
  {
    name: 'keyword',
    path: '/staff/serials/keyword?event=5',
    states: ['normal', 'fields'],
    send: press('新增通關密語'),
    ...operator,
  },
];
