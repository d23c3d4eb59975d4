import { everything, fetched, follow, ME, press, type Screen } from './screen.ts';

const QUEUE = /\/api\/staff\/(?:me$|questions(?:\?|$))/;

/** The desk of reports. */
export const deskScreens: Screen[] = [
  {
    name: 'sign-in',
    path: '/staff',
    who: 'visitor',
    states: ['normal', 'error', 'fields', 'loading'],
    send: press('登入'),
  },
  { name: 'first sign-in', path: '/staff', who: 'staff', as: 'newcomer', states: ['normal'] },
  { name: 'desk', path: '/staff/questions', who: 'staff', states: everything, spared: ME },
  {
    name: 'desk, filters',
    path: '/staff/questions?queue=all&language=en',
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
    reach: follow('main a[data-row]'),
    send: press(/^送出/),
    spared: QUEUE,
  },
  { name: 'cases with a day', path: '/staff/questions/deadlines', who: 'staff', states: fetched, spared: ME },
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
  { name: 'mails', path: '/staff/questions/mails', who: 'staff', as: 'min', states: everything, spared: ME },
  { name: 'no such case of staff', path: '/staff/questions/99999999', who: 'staff', states: ['normal'] },
];
