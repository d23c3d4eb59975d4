import { pageAddress, useLocation } from '@hub/web';
import { useEffect } from 'react';
import { pageAt } from './page-timeline.ts';
import { tellFailure, tellMount } from './tell-signals.ts';
import { onceNoneWaits } from './waiting-pages.ts';
import { whosePage } from './whose-page.ts';

/** Beside what an area mounted: tells that it stands there, for every page of it once. Without its texts it does, and has failed. */
export function MountBeacon({ area, worded }: { area: string; worded: boolean }) {
  const { pathname } = useLocation();
  const { route } = whosePage(pathname);
  useEffect(
    () =>
      onceNoneWaits(() => {
        if (worded) tellMount(area, pageAddress().pathname, pageAt(performance.now()).at);
        else tellFailure(area, 'texts');
      }),
    [area, route, worded],
  );
  return null;
}
