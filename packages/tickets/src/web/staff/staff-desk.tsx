import { isApiFault, useStaffMeQuery } from '@hub/web';
import type { Desk } from '@hub/contracts/tickets';
import { useMemo } from 'react';
import type { CardArea } from './card/card-areas.ts';
import { DeskScreens } from './desk-screens.tsx';
import { StaffDeskContext } from './staff-desk-context.ts';
import { staffTicketsApi } from './staff-tickets.api.ts';
import { staffWorkApi } from './work/staff-work.api.ts';

/** For `/staff/<api>` and all below. `cardAreas` join the card of a player; `reports`: address of its figures. */
type Options = { cardAreas?: readonly CardArea[]; reports?: string };

export function staffDesk(desk: Desk, { cardAreas = [], reports }: Options = {}) {
  const api = staffTicketsApi(desk);
  const work = staffWorkApi(desk);
  return function StaffDesk() {
    const { data: me, error } = useStaffMeQuery();
    const signedIn = !(isApiFault(error) && error.status === 401);
    const area = useMemo(() => me && { desk, api, work, me, signedIn, cardAreas, reports }, [me, signedIn]);
    return area ? (
      <StaffDeskContext value={area}>
        <DeskScreens />
      </StaffDeskContext>
    ) : null;
  };
}
