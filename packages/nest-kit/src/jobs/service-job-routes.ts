import { Call } from '../http/call.decorator.ts';
import type { ServiceName } from '@hub/contracts/shared';
import { Controller, Header, Param, Query, type Provider } from '@nestjs/common';
import {
  serviceJobCalls,
  serviceJobsQuery,
  type ServiceJobsQuery,
  type ServiceMaintenanceView,
} from '@hub/contracts/jobs';
import { DataSource } from 'typeorm';
import { Db } from '../db/db.ts';
import { ExportRepository } from '../exports/export-repository.ts';
import { CurrentStaff, type StaffCaller } from '../http/caller.ts';
import { yup } from '../http/yup.pipe.ts';
import { ActOnServiceJob } from './act-on-service-job.ts';
import { roundsOf, waitingTasks } from './find-keeping.ts';
import { FindServiceJobs } from './find-service-jobs.ts';
import { mustOverseeAll } from './service-jobs.policy.ts';

class ServiceKeeping {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller): Promise<ServiceMaintenanceView> {
    mustOverseeAll(who);
    const [tasks, schedules] = await Promise.all([waitingTasks(this.db.source), roundsOf(this.db.source)]);
    return { data: { tasks, schedules } };
  }
}

const filesToo = { token: ExportRepository, optional: true };

export const serviceJobProviders: Provider[] = [
  {
    provide: FindServiceJobs,
    inject: [DataSource, filesToo],
    useFactory: (source: DataSource, box?: ExportRepository) => new FindServiceJobs(source, box !== undefined),
  },
  {
    provide: ActOnServiceJob,
    inject: [Db, FindServiceJobs, filesToo],
    useFactory: (db: Db, find: FindServiceJobs, box?: ExportRepository) => new ActOnServiceJob(db, find, box ?? null),
  },
  { provide: ServiceKeeping, inject: [Db], useFactory: (db: Db) => new ServiceKeeping(db) },
];

export function serviceJobsController(service: ServiceName) {
  @Controller()
  class ServiceJobsController {
    constructor(
      private readonly find: FindServiceJobs,
      private readonly act: ActOnServiceJob,
      private readonly keeping: ServiceKeeping,
    ) {}

    @Call(serviceJobCalls(service).listJobs)
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() { who }: StaffCaller, @Query(yup(serviceJobsQuery)) query: ServiceJobsQuery) {
      return this.find.run(who, query);
    }

    @Call(serviceJobCalls(service).getKeeping)
    @Header('cache-control', 'no-store')
    kept(@CurrentStaff() caller: StaffCaller) {
      return this.keeping.run(caller);
    }

    @Call(serviceJobCalls(service).cancelJob)
    cancel(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.act.run(caller, job, 'cancel');
    }

    @Call(serviceJobCalls(service).retryJob)
    retry(@CurrentStaff() caller: StaffCaller, @Param('job') job: string) {
      return this.act.run(caller, job, 'retry');
    }
  }
  return ServiceJobsController;
}
