import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type Session } from './session.ts';

/** The session of this tab; the component renders again when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession);
}
