import {
  gameOfAddress,
  takeToken,
  useGameTheme,
  useLocation,
  useNavigate,
  useNavigationType,
  useSession,
  withoutToken,
} from '@hub/web';
import { useEffect, useLayoutEffect } from 'react';
import { notePage } from './signal/page-timeline.ts';

/** What follows from the address alone, on every page. */
export function AddressEffects() {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  useGameTheme(gameOfAddress(pathname, search) ?? (document.documentElement.dataset.ui ? session?.game : undefined));
  useTokenTaken(pathname, search, hash);
  useLayoutEffect(() => notePage(pathname), [pathname]);
  useScrollToTop(pathname, hash);
  return null;
}

/** Links inside the site carry `?token=` as the specification has it; here it leaves the address again at once. */
function useTokenTaken(pathname: string, search: string, hash: string): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!new URLSearchParams(search).has('token')) return;
    takeToken(pathname, search);
    void navigate({ pathname, search: withoutToken(search), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}

/** A page reached by a link begins at its top; back and forward keep the place the browser restores. */
function useScrollToTop(pathname: string, hash: string): void {
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'PUSH' && !hash) scrollTo(0, 0);
  }, [pathname, hash, kind]);
}
