import { createContext, useContext } from 'react';
import type { StaffMe } from '@hub/contracts/identity';
import type { Desk } from '@hub/contracts/tickets';
import type { CardArea } from './card/card-areas.ts';
import type { StaffTicketsApi } from './staff-tickets.api.ts';
import type { StaffWorkApi } from './work/staff-work.api.ts';

/** `signedIn` is false while the session has ended and the sign-in stands over the desk, which keeps what was typed. */
export type StaffDeskArea = {
  desk: Desk;
  api: StaffTicketsApi;
  work: StaffWorkApi;
  me: StaffMe;
  signedIn: boolean;
  /** What the area of this desk knows of a player besides, last in the card. */
  cardAreas: readonly CardArea[];
  /** Address of the desk's figures, where they are among its tools. */
  reports?: string;
};

export const StaffDeskContext = createContext<StaffDeskArea | null>(null);

export function useStaffDesk(): StaffDeskArea {
  const area = useContext(StaffDeskContext);
  if (!area) throw new Error('a staff screen needs its desk');
  return area;
}
