import { useEffect, useState } from 'react';
import { useLive } from './live.ts';
import { setUnreadCount } from './page-title.ts';
import { unreadCalls, useGetUnreadQuery, useKnownUnread } from './site.api.ts';
import { ownTopic } from './token-claims.ts';
import { useSession } from './use-session.ts';

/** The page's own calls come first; most pages that know the number bring it along. */
const SETTLE_MS = 1500;
const none = {};

/** Whose answers are counted: a player's. The holder of one case has that case before them. */
function useCounted(): string {
  const session = useSession();
  return session?.kind === 'S' ? (ownTopic(session) ?? '') : '';
}

/** New answers of each area. */
export function useUnreadCounts(): Record<string, number> {
  const of = useCounted();
  const { data } = useKnownUnread(of, { skip: !of });
  return (of && data) || none;
}

/** Asked for once, again at every news, and shown in the title. */
export function useUnreadWatch(): void {
  const of = useCounted();
  const settled = useSettled(of);
  const { data, refetch } = useGetUnreadQuery(of, { skip: !settled });
  // A page brings the number of its own area along.
  const lacks = settled && data !== undefined && unreadCalls().some(([area]) => !(area in data));
  useEffect(() => {
    if (lacks) void refetch();
  }, [lacks, refetch]);
  useLive(settled ? of : null, () => void refetch());
  const count = Object.values(useUnreadCounts()).reduce((sum, many) => sum + many, 0);
  useEffect(() => setUnreadCount(count), [count]);
  useEffect(() => () => setUnreadCount(0), []);
}

function useSettled(of: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!of) return;
    const timer = setTimeout(() => setSettled(of), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [of]);
  return of !== '' && settled === of;
}
