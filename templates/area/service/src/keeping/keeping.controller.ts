import { serviceJobsController } from '@hub/nest-kit/jobs';
import { retentionController } from '@hub/nest-kit/retention';

export const JobsController = serviceJobsController('sample');

export const RetentionController = retentionController('sample');
