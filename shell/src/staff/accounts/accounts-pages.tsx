import { useLocation } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { StaffNotFoundPage } from '../staff-not-found.page.tsx';
import { AccountPage } from './account.page.tsx';
import { AccountsPage } from './accounts.page.tsx';
import { NewAccountPage } from './new-account.page.tsx';

/** Screens of the system owners: the list, a new account, one account. */
export function AccountsPages({ me }: { me: StaffMe }) {
  const { pathname } = useLocation();
  const rest = pathname.replace(/^\/staff\/accounts\/?/, '').replace(/\/$/, '');
  if (rest === '') return <AccountsPage />;
  if (rest === 'new') return <NewAccountPage />;
  if (/^[1-9]\d{0,8}$/.test(rest)) return <AccountPage key={rest} id={Number(rest)} me={me} />;
  return <StaffNotFoundPage />;
}
