import type { Db } from '../db/db.ts';
import { Batcher } from '../process/batcher.ts';
import type { AuditEntry } from './audit.ts';
import { firstLooks } from './first-looks.ts';
import { writeAudits } from './write-audit.ts';

/** As many as one transaction takes. */
const TOGETHER = 50;

/** The commit failed, and the server may have made it all the same. */
class MayStand extends Error {
  constructor(cause: unknown) {
    super(`commit: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Writes what only looking leaves in the audit: a row per person, thing and quarter of an hour. Traces that come while a transaction is under way share the next one:
 * whoever looks waits for a commit in any case, and one commit is enough for all who wait.
 */
export class AccessTraces {
  private readonly gathered: Batcher<AuditEntry, void>;

  constructor(db: Db) {
    const write = async (entries: AuditEntry[]) => {
      let isWritten = false;
      const transaction = db.runTx(async (tx) => {
        isWritten = false;
        const first = await firstLooks(tx.manager, entries);
        if (first.length > 0) await writeAudits(tx.manager, first);
        isWritten = true;
      });
      await transaction.catch((error: unknown) => {
        throw isWritten ? new MayStand(error) : error;
      });
      return [];
    };
    this.gathered = new Batcher<AuditEntry, void>(write, TOGETHER, (error) => !(error instanceof MayStand));
  }

  /**
   * Settles when the entry is committed. What cannot be written takes no other with it; where it may stand already, who looks
   * is refused, since a second one would tell of a look that nobody took.
   */
  async leave(entry: AuditEntry): Promise<void> {
    await this.gathered.ask(entry);
  }
}
