import { useState } from 'react';
import { useMemberExpected } from './member-session.ts';
import { useLocation } from './router.ts';
import { useSession } from './use-session.ts';

/** `waiting`: the address still carries a token that the shell is about to take, or a member’s session is being asked. */
export type SessionGuard = 'open' | 'waiting' | 'closed' | 'expired';

/** `member`: a member of the site may be here too. */
export function useSessionGuard({ member = false } = {}): SessionGuard {
  const { search } = useLocation();
  const held = useSession();
  const expected = useMemberExpected();
  const session = held?.kind === 'M' && !member ? null : held;
  const [opened, setOpened] = useState(false);
  if (session && !opened) setOpened(true);
  if (new URLSearchParams(search).has('token') || (member && expected)) return 'waiting';
  if (session) return 'open';
  return opened ? 'expired' : 'closed';
}
