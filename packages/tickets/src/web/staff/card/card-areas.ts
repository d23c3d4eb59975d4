import type { ComponentType } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';

/**
 * One part of the card of a player. It asks `/api/staff/card/<area>` by itself, so that an area that is away costs
 * nothing but its own part.
 */
export type CardArea = { area: string; Part: ComponentType<{ ticket: StaffTicket }> };
