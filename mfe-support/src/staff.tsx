import { supportDesk } from '@hub/contracts/support';
import { lazyReports, staffDesk } from '@hub/tickets/web/staff';
import { useLocation } from '@hub/web';

const Desk = staffDesk(supportDesk);
const Reports = lazyReports(supportDesk);

/** Staff screens of this area: the support desk at `/staff/questions` and below, its figures at `/staff/reports`. */
export function StaffRoutes() {
  const { pathname } = useLocation();
  return pathname.startsWith('/staff/reports') ? <Reports /> : <Desk />;
}
