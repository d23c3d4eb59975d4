import { useState } from 'react';
import { useLocation } from './router.ts';
import { useSession } from './use-session.ts';

/** `waiting`: the address still carries a token that the shell is about to take. */
export type SessionGuard = 'open' | 'waiting' | 'closed' | 'expired';

export function useSessionGuard(): SessionGuard {
  const { search } = useLocation();
  const session = useSession();
  const [opened, setOpened] = useState(false);
  if (session && !opened) setOpened(true);
  if (new URLSearchParams(search).has('token')) return 'waiting';
  if (session) return 'open';
  return opened ? 'expired' : 'closed';
}
