import { approvalsController } from '@hub/nest-kit/approval';
import { FreshStaff } from '@hub/nest-kit/http';

export const ApprovalsController = approvalsController('surveys', FreshStaff);
