import { supportDesk } from '@hub/contracts/support';
import { lazyReports, staffDesk } from '@hub/tickets/web/staff';
import { lazyPage, useLocation, type StaffModule } from '@hub/web';
import { AccountHoldPart } from './staff/holds/account-hold-part.tsx';
import { PenaltiesPart } from './staff/penalties/penalties-part.tsx';
import { SETTINGS } from './staff/settings/setting-address.ts';

const Desk = staffDesk(supportDesk, {
  cardAreas: [
    { area: 'penalties', Part: PenaltiesPart },
    { area: 'hold', Part: AccountHoldPart },
  ],
});
const REPORTS = '/staff/reports';
const Reports = lazyReports(supportDesk, REPORTS);
const SettingsPages = lazyPage(() =>
  import(/* webpackChunkName: "settings" */ './staff/settings/settings-pages.tsx').then((file) => file.SettingsPages),
);

/**
 * Staff screens of this area: the support desk at `/staff/questions`, its figures at `/staff/reports`, the catalogue's
 * settings at `/staff/settings`.
 */
export const StaffRoutes: StaffModule['StaffRoutes'] = () => {
  const { pathname } = useLocation();
  if (pathname.startsWith(REPORTS)) return <Reports />;
  return pathname.startsWith(SETTINGS) ? <SettingsPages /> : <Desk />;
};
