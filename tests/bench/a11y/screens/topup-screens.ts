import { everything, fetched, ME, ofForm, press, type Screen } from './screen.ts';

/** What a buyer fills in and sees of an order, and the desk of finance. */
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
  { name: 'number to pay to, none', path: '/wire_report_code', who: 'visitor', states: ['normal'] },
  { name: 'order, none', path: '/wire_report_result', who: 'visitor', states: ['normal'] },
  { name: 'own orders, nobody', path: '/wire_report_orders', who: 'visitor', states: ['normal'] },
  { name: 'own orders', path: '/wire_report_orders', who: 'gamer', states: ['normal'] },
  { name: 'top-up orders of staff', path: '/staff/topup', who: 'staff', as: 'finance', states: everything, spared: ME },
  {
    name: 'payments to look into',
    path: '/staff/topup/issues',
    who: 'staff',
    as: 'finance',
    states: fetched,
    spared: ME,
  },
  {
    name: 'top-up maintenance',
    path: '/staff/topup/maintenance',
    who: 'staff',
    as: 'product_admin',
    states: ['normal'],
  },
];
