import { serviceJobsController } from '@hub/nest-kit/jobs';

/** What the catalogue gave up, and how its rounds go. */
export const JobsController = serviceJobsController('catalog');
