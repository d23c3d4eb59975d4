import type { DataSource } from 'typeorm';
import { faultOf, type Log } from '../log/logger.ts';
import type { JobRunner } from './job-runner.ts';
import { dueIds } from './outbox.ts';

/** `jobs`: only these are looked for, where several processes with other handlers share one outbox. */
export type SweepOptions = { everyMs?: number; batch?: number; parallel?: number; jobs?: readonly string[] };

/** On database time and without Redis; does the work itself, so mails leave even when the queue is gone for days. */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private readonly rounds = new Set<Promise<void>>();
  private busy = 0;
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
        const round = this.sweep()
          .catch((error: unknown) => this.log.warn(faultOf(error), 'sweep failed'))
          .finally(() => this.rounds.delete(round));
        this.rounds.add(round);
        this.start();
      },
      every * (0.8 + Math.random() * 0.4),
    );
  }

  async sweep(): Promise<void> {
    const free = (this.options.parallel ?? 4) - this.busy;
    if (free <= 0) return;
    this.busy += free;
    const due = dueIds(this.source, this.options.batch ?? 100, this.options.jobs);
    const lanes = Array.from({ length: free }, () => this.workOff(due).finally(() => (this.busy -= 1)));
    const ended = await Promise.allSettled(lanes);
    const failed = ended.find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async workOff(due: Promise<string[]>): Promise<void> {
    const ids = await due;
    for (let id = ids.shift(); id !== undefined && !this.closed; id = ids.shift()) await this.runner.run(id);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all(this.rounds);
  }
}
