import { errorCode, reloadPage, reportError } from '@hub/web';
import { useEffect, useState } from 'react';
import { tellFailure } from '../signal/tell-signals.ts';
import { RestingPage } from './resting.page.tsx';

/** Stands in for an area that nothing is published of: a fresh document may have it again. */
export function MissingArea({ area }: { area: string }) {
  const [code] = useState(() => errorCode(area));
  useEffect(() => {
    reportError({ code, area, kind: 'load', message: 'not in the registry' });
    tellFailure(area, 'entry');
  }, [code, area]);
  return <RestingPage area={area} code={code} onRetry={reloadPage} />;
}
