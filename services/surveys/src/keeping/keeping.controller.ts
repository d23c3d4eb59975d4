import { serviceJobsController } from '@hub/nest-kit/jobs';
import { retentionController } from '@hub/nest-kit/retention';

export const JobsController = serviceJobsController('surveys');

export const RetentionController = retentionController('surveys');
