import { supportDesk } from '@hub/contracts/support';
import { TicketsModule } from '@hub/tickets/server';
import { NeighboursModule } from './neighbours/neighbours.module.ts';

/** The ticket engine for the desk of support. */
export const ticketsModule = TicketsModule.for({ desk: supportDesk, imports: [NeighboursModule] });
