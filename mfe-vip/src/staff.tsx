import { vipDesk } from '@hub/contracts/vip';
import { lazyReports, staffDesk } from '@hub/tickets/web/staff';
import { lazyPage, useLocation, type StaffModule } from '@hub/web';
import { VIP } from './staff/vip-address.ts';

const REPORTS = `/staff/${vipDesk.api}/reports`;
const Desk = staffDesk(vipDesk, { reports: REPORTS });
const Reports = lazyReports(vipDesk, REPORTS);
const VipListPages = lazyPage(() =>
  import(/* webpackChunkName: "vip-list" */ './staff/vip-list-pages.tsx').then((file) => file.VipListPages),
);

/** Staff screens of this area: its desk at `/staff/vipquestions`, who is VIP at `/staff/vip`. */
export const StaffRoutes: StaffModule['StaffRoutes'] = () => {
  const { pathname } = useLocation();
  if (pathname === VIP || pathname.startsWith(`${VIP}/`)) return <VipListPages />;
  return pathname.replace(/\/$/, '') === REPORTS ? <Reports /> : <Desk />;
};
