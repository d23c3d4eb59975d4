import { lazyPage, Navigate, useLocation } from '@hub/web';
import { NotFoundPage } from '../not-found/not-found.page.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { areaOf } from '../remotes/remote-registry.ts';
import { isAuditAddress } from './audit/audit-address.ts';
import { StaffEmpty } from './staff-empty.tsx';
import { useStaffDoors } from './staff-doors.ts';

const AuditPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-audit" */ './audit/audit.page.tsx').then((file) => file.AuditPage),
);

/** The screen behind the address; `/staff` itself leads to the first area. */
export function StaffContent() {
  const { pathname } = useLocation();
  const [first] = useStaffDoors();
  if (/^\/staff\/?$/.test(pathname)) return first ? <Navigate to={first.to} replace /> : <StaffEmpty />;
  if (isAuditAddress(pathname)) return <AuditPage />;
  const owner = areaOf(pathname);
  return owner?.expose === './staff' ? <RemoteOutlet area={owner.area} expose="./staff" /> : <NotFoundPage />;
}
