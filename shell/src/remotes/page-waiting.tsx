import { firstMatch } from '@hub/federation/match';
import {
  gameOfAddress,
  inGameWindow,
  PageBody,
  pageData,
  PageWindow,
  Skeleton,
  useLanguage,
  useLocation,
  waitingPicture,
} from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { pageWaits } from '../signal/waiting-pages.ts';
import { useAreaName } from './area-name.ts';
import css from './page-waiting.module.css';

const LONG_MS = 4_000;

type Promised = { area: string; title?: string; window?: 'tall' | 'medium' | 'slim' | 'flow' };

/** What the registry knows of a page before its code is there; titles are in the language that the page came in. */
function promised(path: string, language: string): Promised {
  const { registry, lang } = pageData();
  for (const { area, routes, titles, windows } of Object.values(registry.areas)) {
    const pattern = firstMatch(routes, path);
    const title = pattern && language === lang ? titles[pattern] : undefined;
    if (pattern) return { area, title, window: windows[pattern] };
  }
  return { area: 'shell' };
}

/** The page's title and picture at once, grey places where the rest will be, and a word after four seconds. */
export function PageWaiting() {
  const { pathname } = useLocation();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(pageWaits, []);
  const page = promised(pathname, useLanguage());
  const onPicture = page.window !== undefined && page.window !== 'slim';
  return (
    <div className={css.page} aria-busy="true">
      <WaitingWindow {...page} />
      <PageBody>
        {!onPicture && page.title && <h1 className={css.title}>{page.title}</h1>}
        <Skeleton shape="rows" count={4} />
        <p role="status" className={css.hint}>
          {long && <Trans>還在載入，網路似乎比較慢。</Trans>}
        </p>
      </PageBody>
    </div>
  );
}

/** The picture in the size that the page itself will give it. */
function WaitingWindow({ area, title, window: size }: Promised) {
  const { pathname, search } = useLocation();
  const areaName = useAreaName(area);
  if (!size) return null;
  const shown = waitingPicture(gameOfAddress(pathname, search) ?? 'hub');
  const slim = size === 'slim' || (size === 'flow' && inGameWindow());
  if (slim) {
    return (
      <>
        <PageWindow {...shown} size="slim" />
        {size === 'flow' && <h1 className="visually-hidden">{title}</h1>}
      </>
    );
  }
  const flow = size === 'flow';
  const label = size === 'medium' ? undefined : areaName;
  return (
    <PageWindow {...shown} size={flow ? 'medium' : size} flow={flow} label={label} title={title} subtitle={'\u00a0'} />
  );
}
