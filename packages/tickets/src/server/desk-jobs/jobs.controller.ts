import { Controller, Header, Param, Query } from '@nestjs/common';
import { deskJobCalls, deskJobsQuery, type Desk, type DeskJobsQuery } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { ActOnJob } from './act-on-job.ts';
import { FindJobs } from './find-jobs.ts';
import { ShowKeeping } from './show-keeping.ts';

export function jobsController(desk: Desk) {
  @Controller()
  class JobsController {
    constructor(
      private readonly findJobs: FindJobs,
      private readonly showKeeping: ShowKeeping,
      private readonly actOnJob: ActOnJob,
    ) {}

    @Call(deskJobCalls(desk).listJobs)
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(deskJobsQuery)) query: DeskJobsQuery) {
      return this.findJobs.run(caller.who, query);
    }

    @Call(deskJobCalls(desk).getKeeping)
    @Header('cache-control', 'no-store')
    keeping(@CurrentStaff() caller: StaffCaller) {
      return this.showKeeping.run(caller.who);
    }

    @Call(deskJobCalls(desk).cancelJob)
    cancel(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.actOnJob.run(caller, job, 'cancel');
    }

    @Call(deskJobCalls(desk).retryJob)
    retry(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.actOnJob.run(caller, job, 'retry');
    }
  }
  return JobsController;
}
