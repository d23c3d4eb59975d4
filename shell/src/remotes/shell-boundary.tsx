import { useLocation } from '@hub/web';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RestingPage } from './resting.page.tsx';

/** The same for the shell's own pages: a fault, or a chunk that cannot be had, costs the page and not the site. */
export function ShellBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary
      area="shell"
      path={pathname}
      fallback={(code, retry) => <RestingPage area="shell" code={code} onRetry={retry} />}
    >
      {children}
    </RemoteBoundary>
  );
}
