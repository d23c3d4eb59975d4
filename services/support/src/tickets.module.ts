import { supportDesk } from '@hub/contracts/support';
import { deskClients, TicketsModule } from '@hub/tickets/server';

/** The ticket engine for the desk of support. */
export const ticketsModule = TicketsModule.for({ desk: supportDesk, imports: [deskClients(supportDesk)] });
