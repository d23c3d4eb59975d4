import { fetched, ofForm, press, type Screen } from './screen.ts';

/** What a buyer fills in. */
export const topupScreens: Screen[] = [
  { name: 'top-up regions', path: '/wire_report_portal/G112', who: 'visitor', states: fetched },
  { name: 'top-up', path: '/wire_report_v2/H73', who: 'visitor', states: ofForm, send: press('下一步') },
  {
    name: 'transfer',
    path: '/wire_report_v2/G115',
    who: 'visitor',
    states: ['normal', 'fields'],
    send: press('下一步'),
  },
  {
    name: 'top-up abroad',
    path: '/wire_report_v3/G112',
    who: 'visitor',
    states: ['normal', 'fields'],
    send: press('下一步'),
  },
  { name: 'old address of top-up', path: '/wire_report/H73', who: 'visitor', states: ['normal'] },
];
