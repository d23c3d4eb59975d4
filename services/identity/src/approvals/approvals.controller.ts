import { approvalsController } from '@hub/nest-kit/approval';
import { FreshFactor } from '../staff/sessions/fresh-factor.ts';

/** Requests for keys, links and accounts that wait for a second person. */
export const ApprovalsController = approvalsController('identity', FreshFactor);
