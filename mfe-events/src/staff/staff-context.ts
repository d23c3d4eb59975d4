import type { StaffMe } from '@hub/contracts/identity';
import { createContext, useContext } from 'react';

/** Who looks. `signedIn`: their session has not ended; what they typed stays behind the sign-in. */
export type StaffReader = { me: StaffMe; signedIn: boolean };
export const StaffContext = createContext<StaffReader | null>(null);

export function useStaff(): StaffReader {
  const reader = useContext(StaffContext);
  if (!reader) throw new Error('outside of the desk');
  return reader;
}
