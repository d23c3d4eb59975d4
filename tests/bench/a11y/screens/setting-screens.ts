import { settingNames } from '@hub/contracts/catalog';
import { fetched, ME, type Screen } from './screen.ts';

const kept = { who: 'staff', as: 'product_admin', spared: ME } as const;
const SETTINGS = '/staff/settings';

/** What the site says and knows, kept by staff. */
export const settingScreens: Screen[] = [
  { name: 'settings', path: SETTINGS, states: fetched, ...kept },
  ...settingNames.flatMap((kind): Screen[] => [
    { name: `settings, ${kind}`, path: `${SETTINGS}/${kind}`, states: ['normal', 'long'], ...kept },
    { name: `new setting, ${kind}`, path: `${SETTINGS}/${kind}/new`, states: ['normal'], ...kept },
  ]),
  { name: 'theme', path: `${SETTINGS}/themes/H73`, states: fetched, ...kept },
  { name: 'setting', path: `${SETTINGS}/faq/3`, states: fetched, ...kept },
  { name: 'import of servers', path: `${SETTINGS}/servers/import`, states: ['normal'], ...kept },
  { name: 'whitelist', path: `${SETTINGS}/whitelist`, states: fetched, ...kept },
  { name: 'new entry of a whitelist', path: `${SETTINGS}/whitelist/new`, states: ['normal'], ...kept },
  { name: 'import of a whitelist', path: `${SETTINGS}/whitelist/import`, states: ['normal'], ...kept },
  { name: 'holidays', path: `${SETTINGS}/holidays`, states: fetched, ...kept },
  { name: 'new holiday', path: `${SETTINGS}/holidays/new`, states: ['normal'], ...kept },
  { name: 'import of holidays', path: `${SETTINGS}/holidays/import`, states: ['normal'], ...kept },
];
