import type { Db, Tx } from '../db/db.ts';
import { LeaseLost } from '../db/row-lease.ts';
import type { BulkJob } from './bulk-job.entity.ts';

export class RunClosed extends Error {}

/** One worker's hold on one work: every change of it is guarded by the token. */
export class BulkRun {
  private since = performance.now();

  constructor(
    readonly db: Db,
    public job: BulkJob,
    readonly token: Buffer,
    readonly signal: AbortSignal,
  ) {}

  /** A portion of work and its progress, together or not at all. Throws `LeaseLost`. */
  async portion<T>(work: (tx: Tx) => Promise<T>, progress: (result: T) => [set: string, ...values: unknown[]]) {
    if (this.signal.aborted) throw new RunClosed();
    const now = performance.now();
    const result = await this.db.runTx(async (tx) => {
      // First of all: whoever cancels takes the same rows in the same order.
      const held = await tx.manager.query<unknown[]>(
        'SELECT id FROM bulk_job WHERE id = ? AND run_token = ? FOR UPDATE',
        [this.job.id, this.token],
      );
      if (held.length === 0) throw new LeaseLost();
      const made = await work(tx);
      const [set, ...values] = progress(made);
      await tx.manager.query(`UPDATE bulk_job SET ${set}, beat_at = NOW(3), elapsed_ms = elapsed_ms + ? WHERE id = ?`, [
        ...values,
        Math.round(now - this.since),
        this.job.id,
      ]);
      return made;
    });
    this.since = now;
    return result;
  }

  async look(): Promise<BulkJob> {
    const [job] = await this.db.source.query<BulkJob[]>('SELECT * FROM bulk_job WHERE id = ? AND run_token = ?', [
      this.job.id,
      this.token,
    ]);
    if (!job) throw new LeaseLost();
    this.job = job;
    return job;
  }
}
