import type { BulkRepository, BulkJob } from '@hub/nest-kit/bulk';
import type { Db } from '@hub/nest-kit/db';
import { faultOf, type Log } from '@hub/nest-kit/log';

/** A fetch under way: `at` is the mark that it left in the row. */
export type Fetch = { batch: number; at: Date; job: BulkJob };

/** What becomes of the texts of a batch once the line that carried them is closed. */
export class DownloadEnd {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly log: Log,
  ) {}

  /** A line that broke before its last byte gives the same person another try, as long as this approval lasts. */
  async note({ batch, at, job }: Fetch, whole: boolean): Promise<void> {
    try {
      const own = await this.db.source.query<{ affectedRows: number }>(
        `UPDATE serial_batch SET downloaded_at = ${whole ? 'NOW(3)' : 'NULL'}, version = version + 1
          WHERE id = ? AND downloaded_at = ?`,
        [batch, at],
      );
      // Last: whoever reads that it is over reads the version that stays.
      if (whole && own.affectedRows === 1) await this.bulk.destroyFile(job);
    } catch (error) {
      // Nobody waits for an answer any more. The mark of the fetch stays: its texts are asked for anew, by two persons.
      this.log.error({ ...faultOf(error), kind: job.kind }, 'the end of a download was not noted');
    }
  }
}
