import { serviceJobsController } from '@hub/nest-kit/jobs';
import { retentionController } from '@hub/nest-kit/retention';

/** What the catalogue gave up, and how its rounds go. */
export const JobsController = serviceJobsController('catalog');

/** What would go next, and what went last. */
export const RetentionController = retentionController('catalog');
