import { serviceJobsController } from '@hub/nest-kit/jobs';
import { retentionController } from '@hub/nest-kit/retention';

/** Files of events, and what the delivering gave up. */
export const JobsController = serviceJobsController('events');

/** What would go next, and what went last. */
export const RetentionController = retentionController('events');
