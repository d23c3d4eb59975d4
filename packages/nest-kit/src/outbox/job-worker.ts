import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { Log } from '../log/logger.ts';
import { flushesEachCommit, keepsEveryKey, Safeguards } from '../process/safeguards.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import type { JobHandler } from './job.ts';
import { JobRunner } from './job-runner.ts';
import { Sweeper, type SweepOptions } from './sweeper.ts';

export type JobWorkerOptions = {
  queue: string;
  redisUrl: string;
  source: DataSource;
  handlers: JobHandler[];
  log: Log;
  /** Where its rounds leave their trace. */
  watch: Watch;
  concurrency?: number;
  sweep?: SweepOptions;
};

/** Longer than a step of SMTP, shorter than the budget of a shutdown. */
const CLOSE_MS = 20_000;

/** A service's job process: BullMQ for speed, the sweeper for certainty. */
export async function startJobWorker(
  options: JobWorkerOptions,
): Promise<{ runner: JobRunner; sweeper: Sweeper; close(): Promise<void> }> {
  const runner = new JobRunner(options.source, options.handlers, options.log);
  const sweeper = new Sweeper(options.source, runner, options.log, options.sweep);
  const redis = new Redis(options.redisUrl, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 200, 3000),
  });
  redis.on('error', () => {});
  const worker = new Worker(options.queue, async (hint) => runner.run(String((hint.data as { id: unknown }).id)), {
    connection: redis,
    concurrency: options.concurrency ?? 8,
  });
  worker.on('error', (error) =>
    options.log.warn({ code: 'QUEUE_AWAY', reason: error.message }, 'worker waits for redis'),
  );
  sweeper.start();
  const { source, log, watch } = options;
  const safeguards = new Safeguards([flushesEachCommit(source), keepsEveryKey(redis)], { log, strict: true, watch });
  return {
    runner,
    sweeper,
    close: async () => {
      await safeguards.close();
      await sweeper.close();
      // BullMQ may wait for ever for a Redis that is gone.
      const patience = redis.status === 'ready' ? CLOSE_MS : 100;
      await Promise.race([worker.close().catch(() => {}), new Promise((done) => setTimeout(done, patience))]);
      redis.disconnect();
    },
  };
}
