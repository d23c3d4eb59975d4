import { serviceJobsController } from '@hub/nest-kit/jobs';
import { retentionController } from '@hub/nest-kit/retention';

/** Files of the audit, and what identity gave up. */
export const JobsController = serviceJobsController('identity');

/** What would go next, and what went last. */
export const RetentionController = retentionController('identity');
