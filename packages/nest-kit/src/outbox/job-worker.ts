import { Worker } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Log } from '../log/logger.ts';
import { flushesEachCommit, neverEvicts, Safeguards } from '../process/safeguards.ts';
import { connectRedis } from '../redis/redis.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import type { JobRunner } from './job-runner.ts';
import { Sweeper, type SweepOptions } from './sweeper.ts';

export type JobWorkerOptions = {
  queue: string;
  redisUrl: string;
  source: DataSource;
  runner: JobRunner;
  log: Log;
  watch: Watch;
  concurrency?: number;
  sweep?: SweepOptions;
};

export type JobWorker = { sweeper: Sweeper; safeguards: Safeguards; close(): Promise<void> };

/** Longer than a step of SMTP, shorter than the budget of a shutdown. */
export const LONGEST_END_MS = 20_000;

/** A service's job process: BullMQ for speed, the sweeper for certainty. */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const { runner } = options;
  const sweeper = new Sweeper(options.source, runner, options.log, options.sweep);
  const redis = connectRedis(options.redisUrl, {
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
  const safeguards = new Safeguards([flushesEachCommit(source), neverEvicts(redis)], { log, strict: true, watch });
  return {
    sweeper,
    safeguards,
    close: async () => {
      // BullMQ may wait for ever for a Redis that is gone.
      const patience = redis.status === 'ready' ? LONGEST_END_MS : 100;
      const queue = worker.close().catch(() => {});
      await Promise.all([
        safeguards.close(),
        sweeper.close(),
        Promise.race([queue, sleep(patience, undefined, { ref: false })]),
      ]);
      redis.disconnect();
    },
  };
}
