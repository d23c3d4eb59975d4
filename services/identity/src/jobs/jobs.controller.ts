import { serviceJobsController } from '@hub/nest-kit/jobs';

/** Files of the audit, and what identity gave up. */
export const JobsController = serviceJobsController('identity');
