import { approvalsController } from '@hub/nest-kit/approval';
import { FreshStaff } from '@hub/nest-kit/http';

/** Releases of batches and compensations that wait for a second person. */
export const ApprovalsController = approvalsController('events', FreshStaff);
