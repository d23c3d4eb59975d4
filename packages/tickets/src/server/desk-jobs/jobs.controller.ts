import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { deskJobsQuery, type Desk, type DeskJobsQuery } from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { ActOnJob } from './act-on-job.ts';
import { FindJobs } from './find-jobs.ts';
import { ShowKeeping } from './show-keeping.ts';

/** The background work of a desk: followed, cancelled and tried again. */
export function jobsController(desk: Desk) {
  @Controller(`api/staff/${desk.api}/jobs`)
  class JobsController {
    constructor(
      private readonly findJobs: FindJobs,
      private readonly showKeeping: ShowKeeping,
      private readonly actOnJob: ActOnJob,
    ) {}

    @Get()
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(deskJobsQuery)) query: DeskJobsQuery) {
      return this.findJobs.run(caller.who, query);
    }

    @Get('keeping')
    @Header('cache-control', 'no-store')
    keeping(@CurrentStaff() caller: StaffCaller) {
      return this.showKeeping.run(caller.who);
    }

    @Post(':job/cancel')
    @HttpCode(200)
    cancel(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.actOnJob.run(caller, job, 'cancel');
    }

    @Post(':job/retry')
    @HttpCode(200)
    retry(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.actOnJob.run(caller, job, 'retry');
    }
  }
  return JobsController;
}
