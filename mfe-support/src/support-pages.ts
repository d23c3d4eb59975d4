import { supportDesk } from '@hub/contracts/support';
import { ticketPages } from '@hub/tickets/web';

export { supportDesk };

/** The ticket pages of the ordinary desk. */
export const supportPages = ticketPages(supportDesk);
