import { reloadPage, useLocation } from '@hub/web';
import { useEffect } from 'react';
import { MountBeacon } from '../signal/mount-beacon.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { Expose } from './remote-loader.ts';
import { retryRemote, startRemote, useRemote } from './remote-registry.ts';
import { RestingPage } from './resting.page.tsx';

type Props = { area: string; expose: Expose };

/** The page of a remote, or what stands there while it loads or rests. No Suspense: see `lazyPage` of the facade. */
export function RemoteOutlet({ area, expose }: Props) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary
      key={`${area}${expose}`}
      area={area}
      path={pathname}
      fallback={(code, retry) => <RestingPage area={area} code={code} onRetry={retry} />}
    >
      <RemotePage area={area} expose={expose} />
    </RemoteBoundary>
  );
}

function RemotePage({ area, expose }: Props) {
  const state = useRemote(area, expose);
  useEffect(() => startRemote(area, expose), [area, expose]);
  if (state.is === 'ready') {
    const Page = state.component;
    return (
      <>
        <Page />
        <MountBeacon area={area} worded={state.worded} />
      </>
    );
  }
  if (state.is === 'loading') return <PageWaiting />;
  // What came twice will come again: a fresh document brings a fresh registry, perhaps with another build.
  const retry = state.tries > 1 ? reloadPage : () => retryRemote(area, expose);
  return <RestingPage area={area} code={state.code} onRetry={retry} />;
}
