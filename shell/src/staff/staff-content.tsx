import { lazyPage, Navigate, useLocation } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { NotFoundPage } from '../not-found/not-found.page.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { areaOf } from '../remotes/remote-registry.ts';
import { isAuditAddress } from './audit/audit-address.ts';
import { useStaffDoors } from './staff-doors.ts';
import { StaffEmpty } from './staff-empty.tsx';

const MyAccountPage = lazyPage(() => import('./account/my-account.page.tsx').then((file) => file.MyAccountPage));
const AccountsPages = lazyPage(() => import('./accounts/accounts-pages.tsx').then((file) => file.AccountsPages));

const AuditPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-audit" */ './audit/audit.page.tsx').then((file) => file.AuditPage),
);

/** The screen behind the address; `/staff` itself leads to the first area. */
export function StaffContent({ me }: { me: StaffMe }) {
  const { pathname } = useLocation();
  const [first] = useStaffDoors();
  if (/^\/staff\/?$/.test(pathname)) return first ? <Navigate to={first.to} replace /> : <StaffEmpty />;
  if (/^\/staff\/account\/?$/.test(pathname)) return <MyAccountPage me={me} />;
  if (/^\/staff\/accounts(\/|$)/.test(pathname)) return me.owner ? <AccountsPages me={me} /> : <NotFoundPage />;
  if (isAuditAddress(pathname)) return <AuditPage />;
  const owner = areaOf(pathname);
  return owner?.expose === './staff' ? <RemoteOutlet area={owner.area} expose="./staff" /> : <NotFoundPage />;
}
