import { randomCode } from '../crypto/random-code.ts';
import type { Db, Tx } from '../db/db.ts';
import type { BulkFiles, SealedFile } from './bulk-files.ts';
import type { BulkJob } from './bulk-job.entity.ts';

const ID_SIGNS = 26;
/** For an unconfirmed report, and a failed work that could be tried again. */
export const RETENTION_HOURS = 48;

export type NewBulk = { kind: string; subject: number; all?: number } & ({ id: string; file: SealedFile } | object);

/** Each in the transaction that changes the subject and writes the audit. */
export class BulkRepository {
  constructor(
    private readonly db: Db,
    readonly files: BulkFiles,
  ) {}

  /** Seals an uploaded file before anything is written of it. */
  async seal(path: string): Promise<{ id: string; file: SealedFile }> {
    const id = randomCode(ID_SIGNS);
    return { id, file: await this.files.put(id, { path }) };
  }

  async add(tx: Tx, work: NewBulk): Promise<void> {
    const uploaded = 'file' in work ? work : null;
    await tx.manager.query(
      `INSERT INTO bulk_job (public_id, kind, subject_id, state, step, all_count, file_key, file_kek, file_wrap, next_at)
        VALUES (?, ?, ?, 'waiting', ?, ?, ?, ?, ?, NOW(3))`,
      [
        uploaded?.id ?? randomCode(ID_SIGNS),
        work.kind,
        work.subject,
        uploaded ? 'read' : 'make',
        work.all ?? null,
        uploaded?.file.key ?? null,
        uploaded?.file.seal.kek ?? null,
        uploaded?.file.seal.wrapped ?? null,
      ],
    );
  }

  commit(tx: Tx, kind: string, subject: number): Promise<boolean> {
    return commitBulk(tx, kind, subject);
  }

  /** Whoever works on it notices at its next portion; the worker cleans up. False when it is over already. */
  cancel(tx: Tx, kind: string, subject: number): Promise<boolean> {
    const open = "state IN ('waiting', 'reading', 'checked')";
    return change(tx, kind, subject, "state = 'cancelled', run_token = NULL, next_at = NOW(3)", open);
  }

  /** A new round of tries for one that failed and that nobody clears up yet: of what is half cleared nothing is gone on with. */
  retry(tx: Tx, kind: string, subject: number): Promise<boolean> {
    return change(
      tx,
      kind,
      subject,
      "state = 'waiting', fault = '', attempts = 0, run_token = NULL, expires_at = NULL, next_at = NOW(3)",
      "state = 'failed' AND expires_at > NOW(3) AND run_token IS NULL",
    );
  }

  async of(kind: string, subject: number): Promise<BulkJob | null> {
    const [job] = await this.db.source.query<BulkJob[]>('SELECT * FROM bulk_job WHERE kind = ? AND subject_id = ?', [
      kind,
      subject,
    ]);
    return job ?? null;
  }

  async destroyFile(job: BulkJob): Promise<void> {
    await this.db.source.query('UPDATE bulk_job SET file_wrap = NULL, file_kek = NULL WHERE id = ?', [job.id]);
    if (job.file_key) await this.files.remove(job.file_key);
    await this.db.source.query('UPDATE bulk_job SET file_key = NULL WHERE id = ?', [job.id]);
  }
}

/** The rows are good with this transaction; who came to throw them away loses its hold. False when no report waits. */
export function commitBulk(tx: Tx, kind: string, subject: number): Promise<boolean> {
  const done = "state = 'done', run_token = NULL, expires_at = NULL, next_at = NOW(3), attempts = 0";
  return change(tx, kind, subject, done, "state = 'checked' AND expires_at > NOW(3)");
}

async function change({ manager }: Tx, kind: string, subject: number, set: string, when: string): Promise<boolean> {
  const done: { affectedRows: number } = await manager.query(
    `UPDATE bulk_job SET ${set} WHERE kind = ? AND subject_id = ? AND ${when}`,
    [kind, subject],
  );
  return done.affectedRows === 1;
}
