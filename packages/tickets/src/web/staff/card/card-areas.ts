import type { ComponentType } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';

/** Whose card it is: an account of a game; `partner_uid` is null for a visitor, who has proven none. */
export type CardPlayer = Pick<StaffTicket, 'game_id' | 'partner_uid'>;

/** It asks `/api/staff/card/<area>` by itself: an area that is away costs nothing but its own part. */
export type CardArea = { area: string; Part: ComponentType<{ player: CardPlayer }> };
