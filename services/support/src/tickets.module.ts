import { supportDesk } from '@hub/contracts/support';
import { deskClients, TicketsModule } from '@hub/tickets/server';

export const ticketsModule = TicketsModule.for({ desk: supportDesk, imports: [deskClients(supportDesk)] });
