import { useEffect, useEffectEvent, useState } from 'react';
import { useDesk } from './desk-context.ts';
import { startedWork, type StartedWork } from './started-work.ts';

const lookers = new Set<() => void>();

/** A message went back to its draft, perhaps after the page that speaks of drafts had opened. */
export const tellWorkIsBack = (): void => lookers.forEach((look) => look());

/** Null when nothing is left. */
export function useWorkLeft(like: (work: StartedWork) => boolean): StartedWork | null {
  const { desk } = useDesk();
  const [work, setWork] = useState(() => startedWork(desk, like));
  const look = useEffectEvent(() => setWork(startedWork(desk, like)));
  useEffect(() => {
    const again = () => look();
    lookers.add(again);
    // It may have come back between the first look and this.
    again();
    return () => void lookers.delete(again);
  }, []);
  return work;
}
