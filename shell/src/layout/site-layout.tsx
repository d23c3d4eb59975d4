import {
  inFrame,
  inGameWindow,
  Outlet,
  resumeMember,
  SkipLink,
  useLocation,
  useMemberExpected,
  useUnreadWatch,
  WaitingContext,
} from '@hub/web';
import { useEffect } from 'react';
import { PageWaiting } from '../remotes/page-waiting.tsx';
import { ShellBoundary } from '../remotes/shell-boundary.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFooter } from './game-footer.tsx';
import { HubBar } from './hub-bar.tsx';
import { HubFooter } from './hub-footer.tsx';
import css from './site-layout.module.css';

const waiting = <PageWaiting />;

/** Every player page: skip link, bar, main, footer. Inside a game bar and footer are slim; a page around this one has them. */
export function SiteLayout() {
  const webview = inGameWindow();
  const framed = inFrame();
  useHashTarget();
  useUnreadWatch();
  useMemberResumed();
  return (
    <div className={css.frame}>
      {!framed && <SkipLink />}
      {!framed && (webview ? <GameBar /> : <HubBar />)}
      <main id="main" tabIndex={-1} className={css.main}>
        <WaitingContext value={waiting}>
          <ShellBoundary>
            <Outlet />
          </ShellBoundary>
        </WaitingContext>
      </main>
      {!framed && (webview ? <GameFooter /> : <HubFooter />)}
      <ConnectionBanner />
    </div>
  );
}

/** A browser in which a member is logged in gives its tabs their token. */
function useMemberResumed(): void {
  const expected = useMemberExpected();
  useEffect(() => {
    if (expected) void resumeMember();
  }, [expected]);
}

/** A link to a place on the page finds it after the page was drawn, and takes the focus there. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
  }, [hash, key]);
}
