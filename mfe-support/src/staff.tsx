import { supportDesk } from '@hub/contracts/support';
import { staffDesk } from '@hub/tickets/web/staff';
import { lazyPage, useLocation } from '@hub/web';
import { SETTINGS } from './staff/settings/setting-address.ts';

const Desk = staffDesk(supportDesk);
const SettingsPages = lazyPage(() =>
  import(/* webpackChunkName: "settings" */ './staff/settings/settings-pages.tsx').then((file) => file.SettingsPages),
);

/** Staff screens of this area: the support desk at `/staff/questions`, the catalogue's settings at `/staff/settings`. */
export function StaffRoutes() {
  const { pathname } = useLocation();
  return pathname.startsWith(SETTINGS) ? <SettingsPages /> : <Desk />;
}
