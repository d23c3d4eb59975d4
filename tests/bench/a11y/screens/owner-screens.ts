import { everything, fetched, ME, openRow, type Screen } from './screen.ts';

const owner = { who: 'staff', as: 'owner', spared: ME } as const;

/** What owners and auditors look at, and what everybody has: the own account. */
export const ownerScreens: Screen[] = [
  { name: 'keys', path: '/staff/keys', states: fetched, ...owner },
  { name: 'change of a key', path: '/staff/keys/change?game=H73', states: ['normal'], ...owner },
  { name: 'game-address', path: '/staff/keys/address?game=H73', states: ['normal'], ...owner },
  { name: 'approvals', path: '/staff/approvals', states: fetched, ...owner },
  { name: 'releases', path: '/staff/releases', states: fetched, ...owner },
  { name: 'releases of an area', path: '/staff/releases/events', states: fetched, ...owner },
  { name: 'accounts', path: '/staff/accounts', states: everything, ...owner },
  { name: 'new account', path: '/staff/accounts/new', states: ['normal'], ...owner },
  { name: 'account', path: '/staff/accounts/1', states: fetched, ...owner },
  { name: 'my account', path: '/staff/account', who: 'staff', states: fetched, spared: ME },
  { name: 'audit', path: '/staff/audit', who: 'staff', as: 'auditor', states: everything, spared: ME },
  {
    name: 'row of the audit',
    path: '/staff/audit',
    who: 'staff',
    as: 'auditor',
    states: ['normal'],
    reach: openRow('main a[data-row]', /\/staff\/audit\/\d+/),
  },
];
