import { serviceJobsController } from '@hub/nest-kit/jobs';

/** Files of events, and what the delivering gave up. */
export const JobsController = serviceJobsController('events');
