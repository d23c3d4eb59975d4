import type { Db } from '../db/db.ts';
import type { AuditEntry } from './audit.ts';
import { writeAudits } from './write-audit.ts';

/** As many as one transaction takes. */
const TOGETHER = 50;

type Waiting = { entry: AuditEntry; done(): void; fail(error: unknown): void };

/**
 * Writes what only looking leaves in the audit. Traces that come while a transaction is under way share the next one:
 * whoever looks waits for a commit in any case, and one commit is enough for all who wait.
 */
export class Traces {
  private readonly waiting: Waiting[] = [];
  private running = false;

  constructor(private readonly db: Db) {}

  /** Settles when the entry is committed. */
  leave(entry: AuditEntry): Promise<void> {
    return new Promise((done, fail) => {
      this.waiting.push({ entry, done, fail });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, TOGETHER));
    this.running = false;
  }

  /** What cannot be written must not take the others with it: then each is written for itself. */
  private async write(rows: Waiting[]): Promise<void> {
    try {
      await this.db.runTx((tx) =>
        writeAudits(
          tx.manager,
          rows.map(({ entry }) => entry),
        ),
      );
      for (const { done } of rows) done();
    } catch (error) {
      if (rows.length === 1) rows[0]?.fail(error);
      else await Promise.all(rows.map((row) => this.write([row])));
    }
  }
}
