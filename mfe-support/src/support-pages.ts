import { supportDesk } from '@hub/contracts/support';
import { ticketPages } from '@hub/tickets/web';

export { supportDesk };

export const supportPages = ticketPages(supportDesk);
