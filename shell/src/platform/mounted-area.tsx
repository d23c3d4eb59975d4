import {
  gameOfAddress,
  Router,
  useCurrentTitle,
  useGameTheme,
  useUnreadWatch,
  WaitingContext,
  WebviewBar,
} from '@hub/web';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { ConnectionBanner } from '../layout/connection-banner.tsx';
import { useAreaName } from '../remotes/area-name.ts';
import { PageWaiting } from '../remotes/page-waiting.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { notePage } from '../signal/page-timeline.ts';
import type { MemoryNavigator, Shown } from './memory-navigator.ts';

type Props = { area: string; game: string; navigator: MemoryNavigator; onClose: () => void };

const waiting = <PageWaiting />;

/** The pages of one area, with back and close, in a part of somebody else’s page. */
export function MountedArea({ navigator, ...rest }: Props) {
  const shown = useSyncExternalStore(navigator.subscribe, navigator.now);
  return (
    <Router location={shown.location} navigationType={shown.kind} navigator={navigator}>
      <MountedPage {...rest} shown={shown} onBack={navigator.hasBefore() ? () => navigator.go(-1) : undefined} />
    </Router>
  );
}

type PageProps = Omit<Props, 'navigator'> & { shown: Shown; onBack: (() => void) | undefined };

function MountedPage({ area, game, shown, onBack, onClose }: PageProps) {
  const { location } = shown;
  const section = useRef<HTMLElement>(null);
  const title = useCurrentTitle();
  const name = useAreaName(area);
  useGameTheme(gameOfAddress(location.pathname, location.search) ?? game);
  useLayoutEffect(() => notePage(location.pathname), [location.pathname]);
  useUnreadWatch();
  // Whoever opened it is in it, by keyboard too.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  useBeginningSeen(section, shown);
  return (
    <section ref={section} tabIndex={-1} aria-label={name} style={{ outline: 'none', position: 'relative' }}>
      <WebviewBar title={title || name} back={onBack && { onPress: onBack }} onClose={onClose} />
      <WaitingContext value={waiting}>
        <RemoteOutlet area={area} expose="./mount" />
      </WaitingContext>
      <ConnectionBanner />
    </section>
  );
}

/** A page reached by a link begins at its top, where that has left the window. */
function useBeginningSeen(section: RefObject<HTMLElement | null>, { location, kind }: Shown): void {
  useEffect(() => {
    if (kind === 'PUSH' && (section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  }, [section, location.key, kind]);
}
