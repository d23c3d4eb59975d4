import { useEffect } from 'react';
import { tellFailure, tellMount } from './tell-signals.ts';

/** The start of the site is a mount of the shell. One that came late was told of as a failure already. */
export function ShellBeacon({ worded }: { worded: boolean }) {
  useEffect(() => {
    if (window.__boot?.failed) return;
    if (worded) tellMount('shell', location.pathname, 0);
    else tellFailure('shell', 'texts');
  }, [worded]);
  return null;
}
