import { useLocation } from '@hub/web';
import { StaffNotFoundPage } from '../staff-not-found.page.tsx';
import { AskAddressPage } from './ask-address.page.tsx';
import { AskKeyPage } from './ask-key.page.tsx';
import { KeysPage } from './keys.page.tsx';

/** Screens of the system owners: the keys and links of all games, and the requests for a change. */
export function KeysPages() {
  const { pathname } = useLocation();
  const rest = pathname.replace(/^\/staff\/keys\/?/, '').replace(/\/$/, '');
  if (rest === '') return <KeysPage />;
  if (rest === 'change') return <AskKeyPage />;
  if (rest === 'address') return <AskAddressPage />;
  return <StaffNotFoundPage />;
}
