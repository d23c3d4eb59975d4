import type { Db } from '../db/db.ts';
import { Batcher } from '../process/batcher.ts';
import type { AuditEntry } from './audit.ts';
import { firstLooks } from './first-looks.ts';
import { writeAudits } from './write-audit.ts';

const TOGETHER = 50;

/** The commit failed, and the server may have made it all the same. */
class MayStand extends Error {
  constructor(cause: unknown) {
    super(`commit: ${(cause as Error).message}`, { cause });
  }
}

/** A row per person, thing and quarter of an hour. Whoever looks waits for a commit anyway: one is enough for all. */
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

  /** Where the entry may stand already, who looks is refused: a second would tell of a look that nobody took. */
  async leave(entry: AuditEntry): Promise<void> {
    await this.gathered.ask(entry);
  }
}
