import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Log } from '../log/logger.ts';
import { evictionPolicy } from '../redis/eviction-policy.ts';

const HAND_OVER_MS = 200;
/** Somebody may change the policy while we run. */
const ASK_EVERY_MS = 60_000;

/** A job is only a hint with the row's id: where Redis is away, evicts or is slow, the sweeper finds the row. */
export class Relay {
  private readonly queue: Queue;
  private usable = true;
  private askedAt = -Infinity;

  constructor(
    queueName: string,
    private readonly redis: Redis,
    private readonly log: Log,
  ) {
    this.queue = new Queue(queueName, {
      connection: redis,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    });
    this.queue.on('error', () => {});
    redis.on('ready', () => {
      this.askedAt = -Infinity;
    });
  }

  push(rows: { id: string; name: string }[]): void {
    void this.handOver(rows).catch((error: Error) =>
      this.log.warn({ code: 'QUEUE_AWAY', reason: error.message }, 'the sweeper will do it'),
    );
  }

  private async handOver(rows: { id: string; name: string }[]): Promise<void> {
    if (this.redis.status !== 'ready') throw new Error('redis is not ready');
    if (performance.now() - this.askedAt > ASK_EVERY_MS) this.usable = await this.keepsKeys();
    if (!this.usable) return;
    const jobs = rows.map(({ id, name }) => ({ name, data: { id }, opts: { jobId: `row-${id}-0` } }));
    await Promise.race([
      this.queue.addBulk(jobs),
      new Promise((_, reject) => setTimeout(reject, HAND_OVER_MS, new Error('queue is slow')).unref()),
    ]);
  }

  private async keepsKeys(): Promise<boolean> {
    const policy = await evictionPolicy(this.redis);
    this.askedAt = performance.now();
    if (policy === null || policy === 'noeviction') return true;
    this.log.error({ code: 'QUEUE_EVICTS', reason: policy }, 'the queue store may drop jobs: it counts as absent');
    return false;
  }

  async close(): Promise<void> {
    await this.queue.close().catch(() => {});
  }
}
