import { approvalsController } from '@hub/nest-kit/approval';
import { FreshStaff } from '@hub/nest-kit/http';

/** Imports of the list and rules that wait for a second person. */
export const ApprovalsController = approvalsController('vip', FreshStaff);
