import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type Session } from './session.ts';

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession);
}
