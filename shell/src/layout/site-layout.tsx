import {
  inFrame,
  inGameWindow,
  Outlet,
  resumeMember,
  SkipLink,
  useCurrentTitle,
  useLocation,
  useMemberExpected,
  useUnreadWatch,
  WaitingContext,
} from '@hub/web';
import { useEffect, type ReactNode } from 'react';
import { PageWaiting } from '../remotes/page-waiting.tsx';
import { ShellBoundary } from '../remotes/shell-boundary.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFooter } from './game-footer.tsx';
import { HubBar } from './hub-bar.tsx';
import { HubFooter } from './hub-footer.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import css from './site-layout.module.css';

const waiting = <PageWaiting />;

/**
 * Every player page: skip link, bar, main, footer. Inside a game bar and footer are slim; a page around this one has them. `bar`: of
 * its own, which stays at the top.
 */
export function SiteLayout({ bar }: { bar?: ReactNode }) {
  const webview = inGameWindow();
  const framed = inFrame();
  useHashTarget();
  useUnreadWatch();
  useMemberResumed();
  return (
    <div className={css.frame}>
      {!framed && <SkipLink />}
      {!framed && <Bar own={bar} webview={webview} />}
      <Main named={framed}>
        <WaitingContext value={waiting}>
          <ShellBoundary>
            <Outlet />
          </ShellBoundary>
        </WaitingContext>
      </Main>
      {!framed && (webview ? <GameFooter /> : <HubFooter />)}
      <PreviewBanner />
      <ConnectionBanner />
    </div>
  );
}

/** The page around has a main part of its own: two are told apart by name. A new title draws nothing within anew. */
function Main({ named, children }: { named: boolean; children: ReactNode }) {
  const title = useCurrentTitle();
  return (
    <main id="main" tabIndex={-1} className={css.main} aria-label={named ? title : undefined}>
      {children}
    </main>
  );
}

/** A browser in which a member is logged in gives its tabs their token. */
function useMemberResumed(): void {
  const expected = useMemberExpected();
  useEffect(() => {
    if (expected) void resumeMember();
  }, [expected]);
}

function Bar({ own, webview }: { own: ReactNode; webview: boolean }) {
  if (!own) return webview ? <GameBar /> : <HubBar />;
  return <div className={css.fixed}>{webview ? <GameBar /> : own}</div>;
}

/** A link to a place on the page finds it after the page was drawn, and takes the focus there. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
  }, [hash, key]);
}
