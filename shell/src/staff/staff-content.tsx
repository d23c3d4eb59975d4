import { lazyPage, Navigate, useLocation } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { StaffNotFoundPage } from './staff-not-found.page.tsx';
import { MissingArea } from '../remotes/missing-area.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { areaOf, missingArea } from '../remotes/remote-registry.ts';
import { isAuditAddress } from './audit/audit-address.ts';
import { NothingToEnterPage } from './nothing-to-enter.page.tsx';
import { APPROVALS } from './staff-areas.ts';
import { useStaffDoors } from './staff-doors.ts';

const MyAccountPage = lazyPage(() => import('./account/my-account.page.tsx').then((file) => file.MyAccountPage));
const AccountsPages = lazyPage(() => import('./accounts/accounts-pages.tsx').then((file) => file.AccountsPages));

const KeysPages = lazyPage(() => import('./keys/keys-pages.tsx').then((file) => file.KeysPages));
const ApprovalsPage = lazyPage(() => import('./approvals/approvals.page.tsx').then((file) => file.ApprovalsPage));

const ReleasesPages = lazyPage(() => import('./releases/releases-pages.tsx').then((file) => file.ReleasesPages));

const AuditPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-audit" */ './audit/audit.page.tsx').then((file) => file.AuditPage),
);

/** The screen behind the address; `/staff` itself leads to the first area that this account may enter. */
export function StaffContent({ me }: { me: StaffMe }) {
  const { pathname } = useLocation();
  const doors = useStaffDoors(me);
  const first = doors.find(({ to }) => to !== APPROVALS) ?? doors[0];
  if (/^\/staff\/?$/.test(pathname)) return first ? <Navigate to={first.to} replace /> : <NothingToEnterPage me={me} />;
  if (/^\/staff\/account\/?$/.test(pathname)) return <MyAccountPage me={me} />;
  if (/^\/staff\/accounts(\/|$)/.test(pathname)) return me.owner ? <AccountsPages me={me} /> : <StaffNotFoundPage />;
  if (/^\/staff\/keys(\/|$)/.test(pathname)) return me.owner ? <KeysPages /> : <StaffNotFoundPage />;
  if (/^\/staff\/approvals\/?$/.test(pathname)) {
    const asked = doors.some(({ to }) => to === APPROVALS);
    return asked ? <ApprovalsPage me={me} /> : <StaffNotFoundPage />;
  }
  if (/^\/staff\/releases(\/|$)/.test(pathname)) {
    return doors.some(({ name }) => name === 'releases') ? <ReleasesPages /> : <StaffNotFoundPage />;
  }
  if (isAuditAddress(pathname)) return <AuditPage />;
  const owner = areaOf(pathname);
  if (owner?.expose === './staff') return <RemoteOutlet area={owner.area} expose="./staff" />;
  const missing = missingArea(pathname);
  return missing ? <MissingArea area={missing} /> : <StaffNotFoundPage />;
}
