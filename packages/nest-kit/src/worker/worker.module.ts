import type { BeforeApplicationShutdown, DynamicModule, OnApplicationBootstrap, Type } from '@nestjs/common';
import { Global, Inject, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import type { ServiceName } from '@hub/contracts/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { runCalendar } from '../calendar/run-calendar.ts';
import { Db } from '../db/db.ts';
import type { Log } from '../log/logger.ts';
import { LONGEST_END_MS, startJobWorker, type JobWorker } from '../outbox/job-worker.ts';
import { JobRunner } from '../outbox/job-runner.ts';
import type { Repeating } from '../process/repeat.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import { Background } from '../app/background.ts';
import { JobHandlers } from '../app/job-handlers.ts';
import { CONFIG, LOG, SERVICE, WATCH } from '../app/tokens.ts';

/** `atOnce`: jobs that run at a time. `ownOnly`: of an outbox that other processes work from too. */
export type JobChoices = { atOnce?: number; ownOnly?: boolean };

export type WorkerSettings = { REDIS_QUEUE_URL: string; SWEEP_MS: number; TIDY_MS: number };

const JOBS = Symbol('jobs');

/** When it ends nothing new is begun, what runs has its time, and only then Nest comes to the stores. */
export class WorkerRun implements OnApplicationBootstrap, BeforeApplicationShutdown {
  closing = false;
  private jobs?: JobWorker;
  private calendar?: Repeating;

  constructor(
    private readonly found: DiscoveryService,
    private readonly runner: JobRunner,
    private readonly db: Db,
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(CONFIG) private readonly config: WorkerSettings,
    @Inject(LOG) private readonly log: Log,
    @Inject(WATCH) private readonly watch: Watch,
    @Inject(JOBS) private readonly choices: JobChoices,
  ) {}

  onApplicationBootstrap(): void {
    const { runner, db, log, watch } = this;
    const { REDIS_QUEUE_URL, SWEEP_MS, TIDY_MS } = this.config;
    const { atOnce, ownOnly } = this.choices;
    const given = this.all(JobHandlers);
    const handlers = given.flatMap((one) => one.handlers);
    runner.handle(handlers);
    const entries = given.flatMap((one) => one.entries);
    const names = ownOnly && { jobs: handlers.map(({ job }) => job.name) };
    this.jobs = startJobWorker({
      queue: this.service,
      redisUrl: REDIS_QUEUE_URL,
      source: db.source,
      runner,
      log,
      watch,
      ...(atOnce && { concurrency: atOnce }),
      sweep: { everyMs: SWEEP_MS, ...(atOnce && { parallel: atOnce }), ...names },
    });
    if (entries.length > 0) this.calendar = runCalendar({ db, entries, log, watch, everyMs: TIDY_MS });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    const going = [this.jobs, this.calendar, ...this.all(Background)];
    const ended = Promise.allSettled(going.map((one) => one?.close()));
    await Promise.race([ended, sleep(LONGEST_END_MS, undefined, { ref: false })]);
  }

  metrics(): string {
    return this.runner.counts.metrics() + (this.jobs?.safeguards.metrics() ?? '');
  }

  private all<T>(type: Type<T>): T[] {
    return this.found
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance): instance is T => instance instanceof type);
  }
}

@Global()
@Module({})
export class WorkerModule {
  static for(choices: JobChoices): DynamicModule {
    const runner = {
      provide: JobRunner,
      inject: [DataSource, LOG],
      useFactory: (source: DataSource, log: Log) => new JobRunner(source, [], log),
    };
    return {
      module: WorkerModule,
      imports: [DiscoveryModule],
      providers: [{ provide: JOBS, useFactory: () => choices }, runner, WorkerRun],
      exports: [runner],
    };
  }
}
