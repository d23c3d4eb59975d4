import type { DataSource } from 'typeorm';
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { asRequest } from '../log/request-id.ts';
import { Batcher } from '../process/batcher.ts';
import { Counts } from '../process/counts.ts';
import { UnrecoverableError, type JobHandler } from './job.ts';
import { claim, extendLeases, LEASE_S, backOff, settle, type Claimed } from './outbox.ts';

/** A job that this process does not know may be known to the next release. */
const UNKNOWN_TRIES = 12;
const BEATS = 3;

/** Leases are short and extended; those of jobs that come together are one statement: a third of a mail's cost. */
export class JobRunner {
  readonly counts = new Counts();
  private readonly underWay = new Set<Claimed>();
  private beating: NodeJS.Timeout | undefined;
  private readonly handlers = new Map<string, JobHandler>();
  private readonly claims = new Batcher((ids: string[]) => claim(this.source, ids, this.leaseS));
  private readonly ends = new Batcher(async (rows: Claimed[]) => {
    await settle(this.source, rows);
    return rows;
  });

  constructor(
    private readonly source: DataSource,
    handlers: JobHandler[],
    private readonly log: Log,
    private readonly leaseS = LEASE_S,
  ) {
    this.handle(handlers);
  }

  handle(handlers: readonly JobHandler[]): void {
    for (const handler of handlers) {
      if (this.handlers.has(handler.job.name)) throw new Error(`two handlers for ${handler.job.name}`);
      this.handlers.set(handler.job.name, handler);
    }
  }

  async run(id: string): Promise<void> {
    const row = await this.claims.ask(id);
    if (!row) return;
    this.underWay.add(row);
    this.beating ??= setInterval(() => void this.beat(), (this.leaseS * 1000) / BEATS).unref();
    try {
      await asRequest(`job-${id}`, () => this.work(row));
    } finally {
      this.underWay.delete(row);
    }
  }

  private async beat(): Promise<void> {
    if (this.underWay.size === 0) {
      clearInterval(this.beating);
      this.beating = undefined;
      return;
    }
    await extendLeases(this.source, [...this.underWay], this.leaseS).catch((error: unknown) =>
      this.log.warn(faultOf(error), 'leases could not be extended'),
    );
  }

  private async work(row: Claimed): Promise<void> {
    const handler = this.handlers.get(row.job);
    try {
      if (!handler) throw new Error(`no handler for ${row.job}`);
      await handler.run(await handler.job.payload.validate(JSON.parse(row.payload)));
      await retryWhileUnavailable(() => this.ends.ask(row));
      this.counts.add('hub_jobs_total', { outcome: 'done' });
      this.log.info({ job: row.job, attempt: row.attempt }, 'job done');
    } catch (error) {
      const tries = error instanceof UnrecoverableError ? 0 : (handler?.job.tries ?? UNKNOWN_TRIES);
      const pace = { tries, longestWaitS: handler?.job.longestWaitS ?? Infinity };
      const given = await retryWhileUnavailable(() => backOff(this.source, row, pace, faultOf(error).reason));
      this.counts.add('hub_jobs_total', { outcome: given ? 'given up' : 'failed' });
      this.log[given ? 'error' : 'warn'](
        { ...faultOf(error), job: row.job, attempt: row.attempt },
        given ? 'job given up' : 'job failed',
      );
    }
  }
}
