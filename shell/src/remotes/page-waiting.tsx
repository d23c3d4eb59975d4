import { firstMatch } from '@hub/federation/match';
import { gameOfAddress, PageBody, pageData, PageWindow, Skeleton, useLanguage, useLocation } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import css from './page-waiting.module.css';

const LONG_MS = 4_000;

/** What the registry knows of a page before its code is there; titles are in the language that the page came in. */
function promised(path: string, language: string): { title?: string; window: boolean } {
  const { registry, lang } = pageData();
  for (const { routes, titles, windows } of Object.values(registry.areas)) {
    const pattern = firstMatch(routes, path);
    if (pattern) return { title: language === lang ? titles[pattern] : undefined, window: windows.includes(pattern) };
  }
  return { window: false };
}

/** The page's title and picture at once, grey places where the rest will be, and a word after four seconds. */
export function PageWaiting() {
  const { pathname, search } = useLocation();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const { title, window } = promised(pathname, useLanguage());
  return (
    <div className={css.page} aria-busy="true">
      {window && <PageWindow game={gameOfAddress(pathname, search) ?? 'hub'} title={title} />}
      <PageBody>
        {!window && title && <h1>{title}</h1>}
        <Skeleton shape="rows" count={4} />
        <p role="status" className={css.hint}>
          {long && <Trans>還在載入，網路似乎比較慢。</Trans>}
        </p>
      </PageBody>
    </div>
  );
}
