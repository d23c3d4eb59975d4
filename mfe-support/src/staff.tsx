import { supportDesk } from '@hub/contracts/support';
import { staffDesk } from '@hub/tickets/web/staff';

/** Staff screens of this area: the support desk at `/staff/questions` and below. */
export const StaffRoutes = staffDesk(supportDesk);
