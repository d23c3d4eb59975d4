import { isImportRead, type ImportState } from '@hub/contracts/shared';
import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 1500;

type Query = { currentData?: { state: ImportState } | undefined; refetch: () => unknown };

/** Looks at a file again and again while the worker reads it. */
export function useImportWatch(query: Query): void {
  const look = useEffectEvent(() => void query.refetch());
  const moving = query.currentData !== undefined && !isImportRead(query.currentData);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [moving]);
}
