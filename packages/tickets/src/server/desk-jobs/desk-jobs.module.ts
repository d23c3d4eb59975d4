import type { DeskFeature } from '../desk-feature.ts';
import { ActOnJob } from './act-on-job.ts';
import { FindJobs } from './find-jobs.ts';
import { jobsController } from './jobs.controller.ts';
import { ShowKeeping } from './show-keeping.ts';

class DeskJobsModule {}

export const deskJobs: DeskFeature = (desk, cases) => ({
  feature: DeskJobsModule,
  imports: [cases],
  http: () => ({
    controllers: [jobsController(desk)],
    providers: [FindJobs, ShowKeeping, ActOnJob],
  }),
});
