import type { DataSource } from 'typeorm';
import { faultOf, type Log } from '../log/logger.ts';
import type { JobRunner } from './job-runner.ts';
import { dueIds } from './outbox.ts';

/** `jobs`: only these are looked for, where several processes with other handlers share one outbox. */
export type SweepOptions = { everyMs?: number; batch?: number; parallel?: number; jobs?: readonly string[] };

/**
 * Finds what fell through, on database time and without Redis: rows that are due and that nobody holds. It does the
 * work itself, so mails leave even when the queue has been gone for days.
 */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly source: DataSource,
    private readonly runner: JobRunner,
    private readonly log: Log,
    private readonly options: SweepOptions = {},
  ) {}

  start(): void {
    if (this.closed) return;
    const every = this.options.everyMs ?? 5000;
    this.timer = setTimeout(
      () => {
        this.running = this.sweep()
          .catch((error: unknown) => this.log.warn(faultOf(error), 'sweep failed'))
          .finally(() => this.start());
      },
      every * (0.8 + Math.random() * 0.4),
    );
  }

  /** One round; returns when every row it found was tried. */
  async sweep(): Promise<void> {
    const ids = await dueIds(this.source, this.options.batch ?? 100, this.options.jobs);
    const lanes = Array.from({ length: this.options.parallel ?? 4 }, async () => {
      for (let id = ids.shift(); id !== undefined && !this.closed; id = ids.shift()) await this.runner.run(id);
    });
    const ended = await Promise.allSettled(lanes);
    const failed = ended.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
