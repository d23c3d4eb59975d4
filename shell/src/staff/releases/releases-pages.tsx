import { useLocation } from '@hub/web';
import { StaffNotFoundPage } from '../staff-not-found.page.tsx';
import { ReleasePage } from './release.page.tsx';
import { ReleasesPage } from './releases.page.tsx';

export function ReleasesPages() {
  const { pathname } = useLocation();
  const rest = pathname.replace(/^\/staff\/releases\/?/, '').replace(/\/$/, '');
  if (rest === '') return <ReleasesPage />;
  if (/^[a-z][a-z0-9-]{0,15}$/.test(rest)) return <ReleasePage key={rest} area={rest} />;
  return <StaffNotFoundPage />;
}
