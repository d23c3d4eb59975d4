import type { Db } from '../db/db.ts';
import { Gathered } from '../process/gathered.ts';
import type { AuditEntry } from './audit.ts';
import { writeAudits } from './write-audit.ts';

/** As many as one transaction takes. */
const TOGETHER = 50;

/**
 * Writes what only looking leaves in the audit. Traces that come while a transaction is under way share the next one:
 * whoever looks waits for a commit in any case, and one commit is enough for all who wait.
 */
export class Traces {
  private readonly gathered: Gathered<AuditEntry, void>;

  constructor(private readonly db: Db) {
    this.gathered = new Gathered<AuditEntry, void>(async (entries) => {
      await db.runTx((tx) => writeAudits(tx.manager, entries));
      return [];
    }, TOGETHER);
  }

  /** Settles when the entry is committed. What cannot be written takes no other with it: each is tried for itself. */
  async leave(entry: AuditEntry): Promise<void> {
    try {
      await this.gathered.ask(entry);
    } catch {
      await this.db.runTx((tx) => tx.audit(entry));
    }
  }
}
