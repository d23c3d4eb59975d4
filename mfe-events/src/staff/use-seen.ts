import { isApiFault } from '@hub/web';
import { useState } from 'react';

/**
 * What somebody acts on, as they saw it when they began: it may change while they type. `guard` goes around the call. Once
 * the server has refused it because of a change, `seen` is what it is now, and `moved` that they have to look again.
 */
export function useSeen<T>(now: T, versionOf: (it: T) => number) {
  const [seen, setSeen] = useState(now);
  const [refused, setRefused] = useState<number>();
  if (refused === versionOf(seen) && versionOf(now) !== refused) setSeen(now);
  const guard = async <R>(call: Promise<R>): Promise<R> => {
    try {
      return await call;
    } catch (fault) {
      if (isApiFault(fault) && fault.status === 409) setRefused(versionOf(seen));
      throw fault;
    }
  };
  return { seen, moved: refused !== undefined && refused !== versionOf(seen), guard };
}
