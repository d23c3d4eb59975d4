import { useConnectionLost } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import css from './connection-banner.module.css';

const SHOWN_MS = 4_000;

/** Covers nothing that has focus. `ownLine`: where wide screens stand still it has a line of their frame. */
export function ConnectionBanner({ ownLine = false }: { ownLine?: boolean }) {
  const lost = useConnectionLost();
  const back = useJustBack(lost);
  return (
    <p role="status" className={css.banner} data-state={lost ? 'lost' : 'back'} data-line={ownLine || undefined}>
      {lost && <Trans>目前連不上網路，恢復連線後可以接著用。填寫中的內容會留在這台裝置。</Trans>}
      {back && <Trans>已恢復連線</Trans>}
    </p>
  );
}

function useJustBack(lost: boolean): boolean {
  const [before, setBefore] = useState(lost);
  const [back, setBack] = useState(false);
  if (before !== lost) {
    setBefore(lost);
    setBack(!lost);
  }
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}
