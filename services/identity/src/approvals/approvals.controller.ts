import { approvalsController } from '@hub/nest-kit/approval';
import { FreshFactor } from '../staff/sessions/fresh-factor.ts';

/** Requests for keys, links and runs over members that wait for a second person. */
export const ApprovalsController = approvalsController('identity', FreshFactor);
